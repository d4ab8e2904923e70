import type { Context } from 'hono';
import offlineWorkerCode from 'virtual:offline-worker';
import { phoneNumbers } from '#app/core/text/phone-links.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { Services } from '#app/platform/services.ts';
import {
  momentsOf,
  type OfflineSettings,
  type OfflineWords,
  SAVED_PAGES,
} from '#app/site/offline/settings.ts';
import type { Site } from '#app/sites/site.ts';
import { wordsOf } from '#app/words/words.ts';
import type { AppEnv } from '#server/app-env.ts';
import { preferredEncoding } from '#server/requests/accept-encoding.ts';
import { makeForm, packQuickly, tagOf } from './page-forms.ts';

/**
 * The service worker that saves pages on families' phones, see decision 61. A browser requests it again whenever it
 * opens a page; it is another one after every change of content, and then checks what it has saved.
 */
export const offlineWorker = (services: Services) => async (c: Context<AppEnv>) => {
  c.set('area', 'static');
  const { site } = c.var.services;
  const { etag, br } = services.config.savesPagesOffline ? await workerOf(services, site) : await leaving;
  const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const encoding = preferredEncoding(c.req.header('accept-encoding'));
  const bytes = encoding === 'br' ? br : await makeForm(br, encoding);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'content-type': 'text/javascript; charset=utf-8',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
};

const packed = async (script: string) => ({ etag: tagOf(script), br: await packQuickly(script) });

/** Sent while pages are not to be saved: every phone deletes its copies and the worker itself. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(${JSON.stringify(SAVED_PAGES)}));
  await Promise.all([...ours.map((name) => caches.delete(name)), self.registration.unregister()]);
}
`;

const leaving = packed(LEAVING);

async function workerOf(services: Services, { schoolCode, languages }: Site) {
  const { revision, until } = services.revisions.of(schoolCode);
  return services.revisions.cached(schoolCode, 'offline worker', async () => {
    const school = await findSchool(services.database.reads, schoolCode, { language: languages[0] });
    const settings: OfflineSettings = {
      school: schoolCode,
      version: `${revision} ${until}`,
      languages,
      phones: phoneNumbers(school?.profile.phone ?? '').flatMap(({ text, href }) =>
        href ? [{ text, href }] : [],
      ),
      words: Object.fromEntries(languages.map((language) => [language, offlineWords(wordsOf(language))])),
    };
    return packed(`self.settings=${JSON.stringify(settings)};\n${offlineWorkerCode}`);
  });
}

function offlineWords(words: ReturnType<typeof wordsOf>): OfflineWords {
  const { asOf, youAreOffline, tooSlow, withoutPictures, notSaved, tryAgain, formNeedsInternet } =
    words.offline;
  return {
    moments: momentsOf(words),
    asOf: asOf('{moment}'),
    youAreOffline,
    tooSlow,
    withoutPictures,
    notSaved,
    tryAgain,
    formNeedsInternet,
  };
}

import { inLanguage, pageAddress, readTarget } from '#app/addresses.ts';
import { languageTags, type Locale } from '#app/words/locales.ts';
import { type OfflineWords, writeMoment } from '../settings.ts';
import { BAR_STYLES } from './bar-styles.ts';
import { findOfflinePage, FORM_NOTICE, listSaved, momentOf, removeOld } from './saved-pages.ts';
import { settings } from './scope.ts';

/** Why the network did not answer. */
export type Trouble = 'offline' | 'slow';

/** What the page says that is shown in place of others, see `offline-page.tsx`. */
type OfflineState = 'list' | 'saved' | 'none';

const wordsOf = (language: Locale): OfflineWords => settings.words[language]!;

export const offlineAddress = (language: Locale) =>
  inLanguage(pageAddress('offline'), language, settings.languages);

/** A saved page, with the day it is from. */
export async function showSaved(saved: Response, language: Locale, trouble: Trouble): Promise<Response> {
  const words = wordsOf(language);
  const moment = writeMoment(words.moments, momentOf(saved));
  const bar = barOf(words, trouble, words.asOf.replace('{moment}', moment), words.withoutPictures);
  return shown(saved, await saved.text(), words, bar);
}

/** In place of a page that is not saved, or the list of those that are. */
export async function showOfflinePage(
  language: Locale,
  state: OfflineState,
  { sent = '', online }: { sent?: string; online?: Response } = {},
): Promise<Response | undefined> {
  const page = online ?? (await findOfflinePage(offlineAddress(language)));
  if (!page) return undefined;
  const words = wordsOf(language);
  const asOf = words.asOf.replace('{moment}', writeMoment(words.moments, momentOf(page)));
  const bar = {
    list: '',
    saved: barOf(words, 'offline', asOf, ''),
    none: barOf(words, 'offline', '', words.notSaved),
  }[state];
  const today = new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
  await removeOld();
  const saved = (await listSaved()).filter(({ address }) => address !== sent);
  const items = saved.map(({ address, title, savedAt }) => {
    const tag = languageTags[readTarget(address, settings.languages).language];
    const href = address.replaceAll('&', '&amp;');
    const moment = writeMoment(words.moments, savedAt);
    return `<li><a href="${href}"><b lang="${tag}">${title}</b><span>${moment}</span></a></li>`;
  });
  const html = (await page.text())
    .replace('data-state="online"', `data-state="${state}" data-saved="${saved.length > 0}"`)
    .replace(TITLES, (title, given: string, of: string, text: string) =>
      of === state ? `<h1${given}>${text}</h1>` : title,
    )
    .replace(/ data-until="([\d-]+)"/g, (whole, until: string) => (until < today ? ' hidden=""' : whole))
    .replace(
      /(<ul[^>]* data-saved-pages=""[^>]*>)<\/ul>/g,
      (_, list: string) => `${list}${items.join('')}</ul>`,
    );
  return shown(page, html, words, bar);
}

/** A page has one heading: the worker makes one of those that are not for a page online. */
const TITLES = /<p((?: data-for="\w+")? data-title="(\w+)")>([^<]*)<\/p>/g;

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const WIFI_OFF =
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20';

function barOf(words: OfflineWords, trouble: Trouble, asOf: string, more: string): string {
  const what = trouble === 'slow' ? words.tooSlow : words.youAreOffline;
  return `<div class="kept-bar"><div><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${WIFI_OFF}"/></svg><p><b>${[what, asOf].filter(Boolean).join(' ')}</b> ${more}</p><a href="">${words.tryAgain}</a></div></div>`;
}

function formNotice(words: OfflineWords): string {
  const phones = settings.phones.map(({ text, href }) => `<a href="${href}">${text}</a>`).join(', ');
  return `<p class="kept-form">${words.formNeedsInternet} ${phones}</p>`;
}

/** The page's policy stays, with the bar's styles and without scripts. */
async function shown(page: Response, html: string, words: OfflineWords, bar: string): Promise<Response> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(BAR_STYLES));
  const name = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
  const headers = new Headers(page.headers);
  for (const own of ['content-encoding', 'content-length', 'etag', 'x-title', 'x-saved-at', 'x-read-at'])
    headers.delete(own);
  const policy = headers.get('content-security-policy') ?? "default-src 'none'; style-src 'self'";
  headers.set(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, "script-src 'none'").replace('style-src ', `style-src ${name} `),
  );
  headers.set('cache-control', 'no-store');
  const body = html
    .replace('</head>', () => `<style>${BAR_STYLES}</style></head>`)
    .replace(/<main\b[^>]*>/, (main) => main + bar)
    .replaceAll(FORM_NOTICE, () => formNotice(words));
  return new Response(body, { headers });
}

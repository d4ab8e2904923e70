import type { Context } from 'hono';
import { studioPages, studioPaths } from '#app/access/studio-addresses.ts';
import { SAVED_PAGES } from '#app/site/offline/settings.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { firstLocale } from '#app/words/locales.ts';
import type { AppEnv } from '#server/app-env.ts';
import { staffOf } from './rules.ts';

/**
 * The service worker of staff browsers on the public pages, see decision 37. A browser requests it again whenever it
 * opens a page: as soon as nobody is signed in there, it unregisters itself.
 */
export async function editWorker(c: Context<AppEnv>): Promise<Response> {
  const staff = await staffOf(c);
  const { editThis, studio } = studioWordsOf(staff?.language ?? firstLocale);
  const end = [
    `<link rel="stylesheet" href="${studioPaths.editStyles}">`,
    `<aside class="edit-this" aria-label="${studio}">`,
  ];
  const script = staff ? adding([...end, `<a href="HREF">${editThis}</a></aside>`].join('')) : LEAVING;
  return c.body(script, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    // It is served below the studio, but controls the public pages.
    'service-worker-allowed': '/',
  });
}

const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/** Nothing is cached or delayed: the page is passed through, and the link is appended to it. */
const adding = (html: string) => `const HTML = ${JSON.stringify(html)};
const SAVED = ${JSON.stringify(SAVED_PAGES)};
const EDIT = ${JSON.stringify(`${studioPages.edit.path}?path=`)};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeSaved()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate' && request.destination === 'document' && request.method === 'GET';
  if (isPage && !/^\\/(studio|api)(\\/|$)/.test(url.pathname)) event.respondWith(withLink(request, url));
});

// What was saved for reading offline before somebody signed in here: this worker shows and checks none of it.
async function removeSaved() {
  const names = (await caches.keys()).filter((name) => name.startsWith(SAVED));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function withLink(request, { pathname, search }) {
  const page = await fetch(request);
  const { status, statusText, body } = page;
  const headers = new Headers(page.headers);
  if (status !== 200 || !body || !headers.get('content-type')?.startsWith('text/html')) return page;
  headers.delete('content-length');
  const link = new TextEncoder().encode(HTML.replace('HREF', EDIT + encodeURIComponent(pathname + search)));
  const whole = body.pipeThrough(new TransformStream({ flush: (rest) => rest.enqueue(link) }));
  return new Response(whole, { status, statusText, headers });
}
`;

import { findPage, readOwnPagePath, readTarget, savedAddress, type Target } from '#app/addresses.ts';
import type { Locale } from '#app/words/locales.ts';
import { checkAgain } from './check-again.ts';
import {
  findOfflinePage,
  findSaved,
  removeAll,
  removeOld,
  removeOthers,
  settle,
  settleOfflinePage,
} from './saved-pages.ts';
import { type PageEvent, savesData, scope, settings } from './scope.ts';
import { offlineAddress, showOfflinePage, showSaved } from './show.ts';

/** A saved page is shown if the network has not answered by then. */
const PATIENCE_MS = 5000;

// Requests belong here and not into activation, during which every page would wait. A failing one must not keep an
// older worker in place: the next version may be the one that removes it.
scope.addEventListener('install', (event) => {
  event.waitUntil(prepare().catch(() => undefined));
  void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => {
  const done = Promise.all([
    scope.registration.navigationPreload?.enable(),
    removeOthers(),
    removeOld(),
    scope.clients.claim(),
  ]);
  event.waitUntil(done.catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (mode !== 'navigate' || destination !== 'document' || origin !== scope.location.origin) return;
  const target = readTarget(pathname + search, settings.languages);
  const page = findPage(target.path);
  if (page?.name === 'offline' && method === 'POST') {
    event.respondWith(removeAll().then(() => Response.redirect(url, 303)));
    return;
  }
  if (method !== 'GET' || !(page ?? readOwnPagePath(target.path))) return;
  if (page?.unlisted && page.name !== 'offline') return;
  event.respondWith(visit(event, target, page?.name));
});

async function visit(event: PageEvent, target: Target, page: string | undefined): Promise<Response> {
  const { language, sent } = target;
  const isList = page === 'offline';
  const address = isList ? undefined : savedAddress(sent, settings.languages);
  const network = requestPage(event, address, language);
  // Unhandled until it is awaited below.
  network.catch(() => undefined);
  try {
    const first = await Promise.race([network.catch(() => 'offline' as const), slow()]);
    if (first instanceof Response) {
      const list =
        isList && first.ok ? await showOfflinePage(language, 'list', { online: first.clone() }) : undefined;
      return list ?? first;
    }
    const saved = address && (await findSaved(address));
    if (saved) return await showSaved(saved, language, first);
    if (first === 'slow') return await network;
    const state = isList || page === 'home' ? 'saved' : 'none';
    return (await showOfflinePage(language, state, address ? { sent: address } : {})) ?? (await network);
  } catch {
    return network;
  }
}

const slow = () => new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'slow'));

async function requestPage(
  event: PageEvent,
  address: string | undefined,
  language: Locale,
): Promise<Response> {
  // What was requested in advance may have failed for a reason of its own.
  const response = (await event.preloadResponse?.catch(() => undefined)) ?? (await fetch(event.request));
  if (address) {
    const copy = response.clone();
    event.waitUntil(settle(address, copy, Date.now()).catch(() => undefined));
  }
  if (!savesData()) event.waitUntil(saveOfflinePageOnce(language).catch(() => undefined));
  return response;
}

async function saveOfflinePageOnce(language: Locale): Promise<void> {
  if (!(await findOfflinePage(offlineAddress(language)))) await saveOfflinePage(language);
}

async function saveOfflinePage(language: Locale): Promise<void> {
  const address = offlineAddress(language);
  await settleOfflinePage(address, await fetch(address, { credentials: 'omit' }));
}

/** At the first visit, and whenever the content of the site has changed: see `OfflineSettings.version`. */
async function prepare(): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  const targets = open.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return readTarget(pathname + search, settings.languages);
  });
  const saved = await checkAgain();
  const languages = new Set<Locale>([
    ...targets.map(({ language }) => language),
    ...saved.map((address) => readTarget(address, settings.languages).language),
  ]);
  await Promise.all([
    ...[...languages].map(saveOfflinePage),
    ...targets.map(async ({ sent }) => {
      const address = savedAddress(sent, settings.languages);
      // From the browser's own cache: the page has just been loaded.
      if (address && !(await findSaved(address)))
        await settle(address, await fetch(sent, { cache: 'force-cache', credentials: 'omit' }), Date.now());
    }),
  ]);
}

import { SAVED_PAGES } from '../settings.ts';
import { settings } from './scope.ts';
import { textOnly, titleIn } from './text-only.ts';

const MOST_PAGES = 20;
const LONGEST_MS = 30 * 24 * 3_600_000;
const LONGEST_PAGE = 1_000_000;

/** By the school: another one may move to this address. */
const PAGES = `${SAVED_PAGES} ${settings.school}`;
/** What is shown in place of a page that is not saved, one for each language. */
const IN_THEIR_PLACE = `${PAGES} offline`;

export interface SavedPage {
  address: string;
  title: string;
  savedAt: number;
  /** When a person last opened it; the worker itself may have saved it again later. */
  readAt: number;
  etag: string;
}

/** Headers that stay with a saved page. */
const KEPT = ['content-security-policy', 'content-type', 'etag', 'referrer-policy', 'x-content-type-options'];

/**
 * Whether every visitor gets the same page. The server marks the pages that may be saved; those of staff, of a school
 * in preparation, and with an error have no mark.
 */
const isForEverybody = ({ headers }: Response, html: string) =>
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
  / data-offline="/.test(html) &&
  html.length <= LONGEST_PAGE;

/** Saves what the server sent, or removes what was saved of it if the page no longer exists or may not be saved. */
export async function settle(address: string, response: Response, readAt: number): Promise<void> {
  const { status, type } = response;
  // A failing server says nothing about the page.
  if (status >= 500 || status === 429) return;
  const html = status === 200 && type !== 'opaqueredirect' ? await response.text() : '';
  const pages = await caches.open(PAGES);
  if (!html || !isForEverybody(response, html)) return void (await pages.delete(address));
  await pages.put(address, textCopy(response, html, readAt));
  await removeOld();
}

export async function settleOfflinePage(address: string, response: Response): Promise<void> {
  const html = response.status === 200 ? await response.text() : '';
  if (!html || !isForEverybody(response, html)) return;
  const pages = await caches.open(IN_THEIR_PLACE);
  await pages.put(address, textCopy(response, html, Date.now()));
}

function textCopy(response: Response, html: string, readAt: number): Response {
  const headers = new Headers();
  for (const name of KEPT) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set('x-title', encodeURIComponent(titleIn(html)));
  headers.set('x-saved-at', String(Date.now()));
  headers.set('x-read-at', String(readAt));
  return new Response(textOnly(html, FORM_NOTICE), { headers });
}

/** Replaced when the page is shown, by what is said in the page's language. */
export const FORM_NOTICE = '<p data-form-notice></p>';

export async function findSaved(address: string): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const found = await pages.match(address);
  if (!found || isYoung(momentOf(found))) return found;
  await pages.delete(address);
  return undefined;
}

export const findOfflinePage = (address: string): Promise<Response | undefined> =>
  caches.open(IN_THEIR_PLACE).then((pages) => pages.match(address));

/** When it was saved. */
export const momentOf = ({ headers }: Response) => Number(headers.get('x-saved-at'));
const isYoung = (savedAt: number) => savedAt > Date.now() - LONGEST_MS;

/** The page that was read last comes first. */
export async function listSaved(): Promise<SavedPage[]> {
  const pages = await caches.open(PAGES);
  const found = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const response = (await pages.match(request))!;
      const { pathname, search } = new URL(request.url);
      return {
        address: pathname + search,
        title: decodeURIComponent(response.headers.get('x-title') ?? ''),
        savedAt: momentOf(response),
        readAt: Number(response.headers.get('x-read-at')),
        etag: response.headers.get('etag') ?? '',
      };
    }),
  );
  return found.sort((one, other) => other.readAt - one.readAt);
}

export async function removeSaved(address: string): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.delete(address);
}

export async function removeOld(): Promise<void> {
  const all = await listSaved();
  const old = all.filter(({ savedAt }, index) => index >= MOST_PAGES || !isYoung(savedAt));
  await Promise.all(old.map(({ address }) => removeSaved(address)));
}

/** What a person asked to delete: not the page that is shown while the phone is offline. */
export const removeAll = (): Promise<boolean> => caches.delete(PAGES);

/** What another school, or an earlier version, saved at this address. */
export async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter(
    (name) => name.startsWith(SAVED_PAGES) && name !== PAGES && name !== IN_THEIR_PLACE,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

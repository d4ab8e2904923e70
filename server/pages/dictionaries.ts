import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import { Readable } from 'node:stream';
import { fileResponse } from '#app/platform/http/file-response.ts';
import {
  deleteDictionaries,
  findDictionary,
  listDictionaries,
  type StoredDictionary,
  storeDictionary,
} from '#app/platform/http/stored-dictionaries.ts';
import type { Services } from '#app/platform/services.ts';
import type { Languages } from '#app/words/locales.ts';
import type { AppEnv } from '#server/app-env.ts';
import { accepts } from '#server/requests/accept-encoding.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';
import {
  DICTIONARY_ENCODING,
  DICTIONARY_FOLDER,
  DICTIONARY_ID,
  dictionaryOf,
  idOf,
  makeDictionary,
  type PageDictionary,
} from './page-dictionary.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A former dictionary is kept for a day. A process says every hour that its own is in use. */
const KEPT_MS = 25 * HOUR_MS;
/** In memory at once, besides the current ones; about 120 kB each. A browser with another gets plain Brotli. */
const MAX_FORMER = 3;

const unpack = promisify(brotliDecompress);

/**
 * The dictionaries that pages are compressed with: one for each choice of languages, made at the start, and those of
 * builds before this one or of newer ones beside it.
 */
export function createDictionaries(services: Services, draw: (languages: Languages) => Promise<Buffer>) {
  const current = new Map<string, PageDictionary>();
  let former: PageDictionary[] = [];
  let known = new Map<string, PageDictionary>();
  let timer: NodeJS.Timeout | undefined;

  const isCurrent = (id: string) => [...current.values()].some((dictionary) => idOf(dictionary) === id);
  const nameAll = () =>
    void (known = new Map(
      [...former, ...current.values()].map((dictionary) => [dictionary.name, dictionary]),
    ));

  /** For pages rendered from now on. */
  async function make(): Promise<void> {
    for (const { languages } of services.sites.all)
      if (!current.has(languages.join()))
        current.set(languages.join(), await makeDictionary(await draw(languages)));
    nameAll();
  }

  /** All replicas, and the processes after a restart, know the same ones. */
  async function share(): Promise<void> {
    const now = services.clock();
    const { reads, writes } = services.database;
    for (const dictionary of current.values())
      await storeDictionary(writes, { id: idOf(dictionary), packed: dictionary.packed }, now);
    await deleteDictionaries(writes, new Date(now.getTime() - KEPT_MS));
    const stored = await listDictionaries(reads, MAX_FORMER + current.size);
    const others = stored.filter(({ id }) => !isCurrent(id)).slice(0, MAX_FORMER);
    former = await Promise.all(others.map(restored));
    nameAll();
  }

  /** Without one, pages are as they are for any other browser. */
  const refresh = () =>
    make()
      .then(share)
      .catch((error: unknown) => services.log.warn({ err: error }, 'page dictionaries could not be stored'));

  /** One that another replica has made since is in the database. */
  async function find(id: string): Promise<PageDictionary | undefined> {
    const here = [...known.values()].find((dictionary) => idOf(dictionary) === id);
    if (here) return here;
    const stored = await findDictionary(services.database.reads, id);
    return stored && restored(stored);
  }

  return {
    of: (languages: Languages): PageDictionary | undefined => current.get(languages.join()),
    /** The one that a browser has, if it is known here and the browser accepts pages compressed with it. */
    offered(availableDictionary: string | undefined, acceptEncoding: string | undefined) {
      const dictionary = availableDictionary ? known.get(availableDictionary.trim()) : undefined;
      return dictionary && accepts(acceptEncoding, DICTIONARY_ENCODING) ? dictionary : undefined;
    },
    make,
    refresh,
    start(): void {
      void refresh();
      timer = setInterval(() => void refresh(), HOUR_MS).unref();
    },
    stop: () => clearInterval(timer),
    async answer(c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | void> {
      const id = c.req.path.slice(DICTIONARY_FOLDER.length);
      const dictionary = DICTIONARY_ID.test(id) ? await find(id) : undefined;
      if (!dictionary) return next();
      c.set('area', 'static');
      return settleAddress(c, dictionary.address, 'asset') ?? dictionaryResponse(c, dictionary);
    },
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;

const restored = async ({ packed }: StoredDictionary) => dictionaryOf(await unpack(packed), packed);

function dictionaryResponse(c: Context<AppEnv>, dictionary: PageDictionary): Response {
  const isPacked = accepts(c.req.header('accept-encoding'), 'br');
  const body = isPacked ? dictionary.packed : dictionary.bytes;
  return fileResponse(c.req.raw, c.var.requestId, {
    size: body.length,
    // It is made of pages, but it is none.
    contentType: 'application/octet-stream',
    etag: `"${idOf(dictionary)}${isPacked ? '.br' : ''}"`,
    cacheControl: 'public, max-age=31536000, immutable',
    stream: (start, end) => Readable.from([body.subarray(start, end + 1)]),
    headers: {
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'br' }),
    },
  });
}

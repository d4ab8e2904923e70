import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { MAX_UPLOAD_BYTES } from '#app/media/ingest/ingest.server.ts';
import {
  type FetchOutsideOptions,
  fetchOutside,
  type OutsideResponse,
  type OutsideFailure,
} from '#app/platform/outside/fetch-outside.ts';
import { imageAddress } from './image-path.ts';
import { isJpegCut } from './jpeg-end.ts';
import { fieldOf, idOf, isRecord, titleOf, toJson } from './item-fields.ts';
import { parseAnswer } from './parse-json.server.ts';
import type { PassedReason, PassedItem, ImportedContentType } from './remote-item.ts';

export interface ProviderOptions {
  /** Without a trailing slash; the calls' paths follow. */
  address: string;
  /** The school's code on the old site. */
  schoolThere: string;
  token?: string | undefined;
  /** `IMPORT_HOSTS`: hosts allowed without TLS, and in private networks. */
  trustedHosts?: readonly string[];
  userAgent: string;
  lookup?: FetchOutsideOptions['lookup'];
  /** The number of parallel requests. */
  atOnce?: number;
  /** Aborts everything: pending calls throw its reason. */
  signal?: AbortSignal | undefined;
  /** Called before a wait: the provider is busy, or the connection failed. */
  onWait?: (seconds: number) => void;
  now?: () => number;
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
}

export interface Failed {
  failed: PassedReason;
  /** `HTTP 500`, or how the connection failed. */
  detail?: string | undefined;
}

export type Provider = ReturnType<typeof createProvider>;

const MAX_LIST_BYTES = 50 * 1024 * 1024;
const MAX_ITEMS = 20_000;
const LIST_WITHIN_MS = 120_000;
const FILE_WITHIN_MS = 120_000;
const MAX_REDIRECTS = 5;
const MAX_ATTEMPTS = 5;
const LONGEST_REST_MS = 5 * 60_000;

const PATHS: Record<ImportedContentType, (school: string) => string> = {
  news: (school) => `/api/news/${school}`,
  leadership: (school) => `/api/principalMessage/${school}`,
  albums: (school) => `/api/gallery/All/${school}`,
  highlights: (school) => `/api/highlight/${school}`,
  notifications: (school) => `/api/notification/${school}`,
  registrations: (school) => `/api/onlineRegistration/${school}`,
  videos: (school) => `/api/video/all/${school}`,
};

/**
 * A polite client for the old site's API: few requests at a time, and retries after a pause if it is busy.
 * Failures are returned, never thrown.
 */
export function createProvider(options: ProviderOptions) {
  const { address, schoolThere, atOnce = 4, signal, onWait, now = Date.now, wait = rest } = options;
  const lanes = limitParallel(atOnce);
  const connections = {
    http: new HttpAgent({ keepAlive: true, maxFreeSockets: atOnce, timeout: 30_000 }),
    https: new HttpsAgent({ keepAlive: true, maxFreeSockets: atOnce, timeout: 30_000 }),
  };
  const school = encodeURIComponent(schoolThere);
  let restUntil = 0;

  const requestOptions = (more: Pick<FetchOutsideOptions, 'maxBytes' | 'withinMs'>): FetchOutsideOptions => ({
    method: 'GET',
    userAgent: options.userAgent,
    headers: {
      schoolcode: schoolThere,
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    maxRedirects: MAX_REDIRECTS,
    trustedHosts: options.trustedHosts ?? [],
    onlyHttps: true,
    signal,
    connections,
    ...(options.lookup && { lookup: options.lookup }),
    ...more,
  });

  /** Retries what may succeed later. `maxCuts`: the number of attempts for an incomplete body. */
  async function askWithRetries(
    path: string,
    ask: FetchOutsideOptions,
    maxCuts = MAX_ATTEMPTS,
  ): Promise<ProviderAnswer> {
    for (let attempts = 1; ; attempts++) {
      while (now() < restUntil) await wait(restUntil - now(), signal);
      const answer = await lanes.run(() => {
        signal?.throwIfAborted();
        return fetchOutside(`${address}${path}`, ask);
      });
      signal?.throwIfAborted();
      const isCut = 'status' in answer && isCutOff(answer);
      if (!(isCut ? attempts < maxCuts : isTemporary(answer)) || attempts >= MAX_ATTEMPTS) return answer;
      await waitAfter(answer, attempts);
    }
  }

  async function waitAfter(answer: ProviderAnswer, attempts: number): Promise<void> {
    const headers = 'status' in answer ? answer.headers : {};
    const wanted = restOf(headers['retry-after'], now()) ?? 0;
    const ms = Math.min(Math.max(wanted, 1000 * 2 ** (attempts - 1)), LONGEST_REST_MS);
    // It is busy as a whole, so all requests wait; other failures may concern this address only.
    if ('status' in answer && (answer.status === 429 || answer.status === 503))
      restUntil = Math.max(restUntil, now() + ms);
    onWait?.(Math.ceil(ms / 1000));
    await wait(ms, signal);
  }

  async function json(path: string, maxBytes = MAX_LIST_BYTES): Promise<Read> {
    const ask = { ...requestOptions({ maxBytes, withinMs: LIST_WITHIN_MS }), onlyWhole: true };
    const answer = await askWithRetries(path, ask);
    if ('failed' in answer) return { failed: 'list-unreachable', detail: answer.failed };
    const { status } = answer;
    if (status === 401 || status === 403) return { failed: 'not-allowed', detail: `HTTP ${status}`, status };
    if (status < 200 || status > 299) return { failed: 'list-unreachable', detail: `HTTP ${status}`, status };
    if (answer.isTooLarge) return { failed: 'list-too-large' };
    if (!answer.isWhole) return { failed: 'list-unreachable', detail: 'lost' };
    const body = await unpacked(answer, maxBytes);
    if ('failed' in body) return { failed: body.failed === 'large' ? 'list-too-large' : 'list-not-json' };
    const { length } = body.bytes;
    const parsed = await parseAnswer(body.bytes);
    return 'failed' in parsed ? parsed : { value: parsed.value, bytes: length };
  }

  async function list(
    contentType: ImportedContentType,
  ): Promise<{ items: unknown[]; passed: PassedItem[] } | Failed> {
    const all = await wholeList(PATHS[contentType](school));
    const isElsewhere = contentType === 'albums' && 'failed' in all && all.status === 404;
    const found = isElsewhere ? await wholeList(`/api/gallery/${school}`) : all;
    if ('failed' in found) return { failed: found.failed, detail: found.detail };
    return contentType === 'albums' ? withPhotos(found.items) : { items: found.items, passed: [] };
  }

  /**
   * Some return a list as a whole, some in pages of a round size. Requests the next page if there may be
   * more; a server that ignores `offset` returns the same items again, which is the end.
   */
  async function wholeList(path: string): Promise<{ items: unknown[] } | Unread> {
    const first = await page(path);
    if ('failed' in first) return first;
    const { items } = first;
    let room = MAX_LIST_BYTES - first.bytes;
    const seen = new Set(items.map(keyOf));
    let mayHaveMore = items.length > 0 && items.length % 10 === 0;
    while (mayHaveMore && items.length <= MAX_ITEMS) {
      const next = await page(`${path}?offset=${items.length}`, room);
      if ('failed' in next) {
        // It does not support paging; any other failure would make the list look shorter than it is.
        if (next.status !== undefined && [400, 404, 405, 416, 422].includes(next.status)) break;
        return next;
      }
      room -= next.bytes;
      const fresh = next.items.filter((item) => !seen.has(keyOf(item)));
      for (const item of fresh) {
        seen.add(keyOf(item));
        items.push(item);
      }
      mayHaveMore = fresh.length > 0 && next.items.length === first.count;
    }
    return items.length > MAX_ITEMS ? { failed: 'list-too-large', detail: `${MAX_ITEMS}` } : { items };
  }

  async function page(
    path: string,
    maxBytes?: number,
  ): Promise<{ items: unknown[]; count: number; bytes: number } | Unread> {
    const read = await json(path, maxBytes);
    if ('failed' in read) return read;
    const items = listIn(read.value);
    return items ? { items, count: items.length, bytes: read.bytes } : { failed: 'list-not-a-list' };
  }

  /** Requests each album for what the list lacks. */
  async function withPhotos(items: unknown[]): Promise<{ items: unknown[]; passed: PassedItem[] }> {
    const passed: PassedItem[] = [];
    const kept = await Promise.all(
      items.map(async (item) => {
        const id = isRecord(item) && fieldOf(item, 'attachments') === undefined ? idOf(item) : undefined;
        if (id === undefined) return [item];
        const whole = await album(id);
        if ('item' in whole) return [{ ...(item as object), ...(whole.item as object) }];
        if (whole.isMissing) return [item];
        const { failed: reason, detail } = whole;
        passed.push({ contentType: 'albums', id, title: titleOf(item), reason, detail });
        return [];
      }),
    );
    return { items: kept.flat(), passed };
  }

  async function album(id: string): Promise<{ item: unknown } | (Failed & { isMissing?: boolean })> {
    const read = await json(`/api/subGallery?id=${encodeURIComponent(id)}`);
    if ('failed' in read) return { failed: read.failed, detail: read.detail, isMissing: read.status === 404 };
    const item = isRecord(read.value) ? (listIn(read.value)?.[0] ?? read.value) : listIn(read.value)?.[0];
    return isRecord(item) ? { item } : { failed: 'list-not-a-list', isMissing: true };
  }

  async function visitors(): Promise<{ visitors: number } | Failed> {
    const read = await json(`/api/visitor/${school}`);
    if ('failed' in read) return { failed: read.failed, detail: read.detail };
    const first = listIn(read.value)?.[0] ?? read.value;
    const value = isRecord(first) ? fieldOf(first, 'visitor') : undefined;
    const count = typeof value === 'string' ? Number(value.replaceAll(/[\s,]/g, '') || Number.NaN) : value;
    const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0;
    return isCount ? { visitors: count } : { failed: 'list-not-a-list' };
  }

  async function file(path: string): Promise<{ bytes: Buffer } | Failed> {
    const found = await fileAt(path);
    const isMissing = 'failed' in found && found.failed === 'file-missing';
    // Some paths are relative to the school's own folder.
    return isMissing && /^public\//i.test(path) ? fileAt(`${schoolThere}/${path}`) : found;
  }

  async function fileAt(path: string): Promise<{ bytes: Buffer } | Failed> {
    const first = await fetchFile(path);
    // Once more: their proxy may have cached a part.
    return 'bytes' in first && isJpegCut(first.bytes) ? whatIsLeft(await fetchFile(path)) : first;
  }

  const whatIsLeft = (found: { bytes: Buffer } | Failed): { bytes: Buffer } | Failed =>
    'bytes' in found && isJpegCut(found.bytes) ? { failed: 'file-broken' } : found;

  async function fetchFile(path: string): Promise<{ bytes: Buffer } | Failed> {
    const ask = {
      ...requestOptions({ maxBytes: MAX_UPLOAD_BYTES, withinMs: FILE_WITHIN_MS }),
      onlyWhole: true,
    };
    const answer = await askWithRetries(imageAddress(path), ask, 2);
    if ('failed' in answer)
      return LED_AWAY.includes(answer.failed)
        ? { failed: 'file-elsewhere', detail: answer.failed }
        : { failed: 'file-unreachable', detail: answer.failed };
    const { status } = answer;
    if (status === 401 || status === 403) return { failed: 'not-allowed', detail: `HTTP ${status}` };
    if (status === 404 || status === 410) return { failed: 'file-missing', detail: `HTTP ${status}` };
    if (status < 200 || status > 299) return { failed: 'file-unreachable', detail: `HTTP ${status}` };
    if (answer.isTooLarge) return { failed: 'file-too-large' };
    if (!answer.isWhole) return { failed: 'file-broken', detail: 'lost' };
    const body = await unpacked(answer, MAX_UPLOAD_BYTES);
    if ('failed' in body) return { failed: body.failed === 'large' ? 'file-too-large' : 'file-broken' };
    if (body.bytes.length === 0 || isPage(body.bytes)) return { failed: 'file-missing' };
    return { bytes: body.bytes };
  }

  return { list, album, visitors, file };
}

type ProviderAnswer = OutsideResponse | { failed: OutsideFailure };
type Unread = Failed & { status?: number };
type Read = { value: unknown; bytes: number } | Unread;

/** Neither is a file of the provider, whatever it claims. */
const LED_AWAY: OutsideFailure[] = ['address', 'notPublic'];

const rest = (ms: number, signal?: AbortSignal): Promise<unknown> => sleep(ms, undefined, { signal });

const isCutOff = ({ status, isWhole, isTooLarge }: OutsideResponse): boolean =>
  status >= 200 && status < 300 && !isWhole && !isTooLarge;

/** Failures that may be over later. */
function isTemporary(answer: ProviderAnswer): boolean {
  if ('failed' in answer) return answer.failed === 'slow' || answer.failed === 'lost';
  return [408, 425, 429].includes(answer.status) || answer.status >= 500;
}

/** `Retry-After`, in seconds or as a date. */
function restOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(ms) ? undefined : ms;
}

const UNPACK: Record<string, (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Some compress although it was not requested. */
async function unpacked(
  { headers, body }: OutsideResponse,
  maxBytes: number,
): Promise<{ bytes: Buffer } | { failed: 'large' | 'broken' }> {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (!Object.hasOwn(UNPACK, encoding)) return { bytes: body };
  try {
    return { bytes: await UNPACK[encoding]!(body, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { failed: isLarge ? 'large' : 'broken' };
  }
}

const isPage = (bytes: Buffer): boolean => /^\s*<(?:!doctype|html)/i.test(bytes.toString('latin1', 0, 100));

const WRAPPED_IN = ['data', 'items', 'result', 'results', 'list', 'docs', 'rows', 'records'];

/** A list, or the list inside a wrapping object. */
function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const lists = WRAPPED_IN.map((name) => fieldOf(value, name)).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/** Two pages overlap if something was added in between. */
const keyOf = (item: unknown): string => (isRecord(item) && idOf(item)) || toJson(item);

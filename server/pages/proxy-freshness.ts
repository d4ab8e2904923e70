import { DICTIONARY_ENCODING } from './page-dictionary.ts';

/** The proxy's clock, which our nginx sends with every request. */
export const PROXY_TIME_HEADER = 'x-proxy-time';
/** nginx reads this header and does not pass it on. */
const KEEP_UNTIL_HEADER = 'x-accel-expires';
/**
 * The `Cache-Control` for the visitor: `Cache-Control` itself is for the proxy, which replaces it by this
 * one.
 */
const VISITOR_HEADER = 'x-visitor-cache-control';

/** How our proxy may cache an answer. Without one of these it is never cached. */
export type CachedAs = 'page' | 'picture' | 'asset';

/**
 * For how long after its last confirmation a copy may be served when this server cannot be reached: a page
 * for an hour, pictures for less than a minute, because they may show a child (nginx counts whole seconds, so
 * one less), files named by their content as long as they are cached at all. While one request revalidates a
 * page, others get the copy; never so for a picture.
 */
const STALE_DIRECTIVES: Record<CachedAs, string> = {
  page: 'stale-while-revalidate=3600',
  picture: 'stale-if-error=59',
  asset: 'stale-while-revalidate=43200',
};
const ASSET_SECONDS = '43200';

const COPY_HEADER = 'x-accel-redirect';
/** The internal location in which our nginx looks up its copy. */
const COPY: Record<CachedAs, string> = { page: '@copy', picture: '@picture_copy', asset: '@copy' };

interface ProxyRequest {
  /** The proxy's clock, if our proxy is in front. */
  proxyTime: string | undefined;
  /** If the request is from the proxy itself, the tag of its copy. */
  ifNoneMatch: string | undefined;
  /** The dictionary of the browser that requests the page: part of the key of the proxy's copy. */
  availableDictionary: string | undefined;
}

interface Answer {
  status: number;
  cacheControl: string | null | undefined;
  contentEncoding: string | null | undefined;
  keptAs: CachedAs | undefined;
}

/** Additional headers for our proxy; none without a proxy. */
export function headersForProxy(request: ProxyRequest, answer: Answer): Record<string, string> {
  const until = keepUntil(request.proxyTime);
  if (until === undefined) return {};
  const { status, keptAs, cacheControl } = answer;
  const hasCopy = Boolean(request.ifNoneMatch);
  // On an error the proxy decides by its copy, which may be served for a limited time.
  if (status >= 500 && keptAs && hasCopy) return { [COPY_HEADER]: COPY[keptAs] };
  return {
    ...(cacheControl && { [VISITOR_HEADER]: cacheControl }),
    ...(isCacheable(answer, { hasCopy, isMadeUp: isMadeUp(request, answer) })
      ? {
          'cache-control': STALE_DIRECTIVES[status < 400 ? keptAs! : 'page'],
          [KEEP_UNTIL_HEADER]: status < 400 && keptAs === 'asset' ? ASSET_SECONDS : until,
        }
      : { 'cache-control': 'no-store' }),
  };
}

/** Then there must be no other header: nginx would add some of them to the copy's. */
export const servesProxyCopy = (headers: Record<string, string>) => COPY_HEADER in headers;

/** Anybody can make up dictionaries, too; a page that used the named one shows that it exists. */
const isMadeUp = ({ availableDictionary }: ProxyRequest, { status, contentEncoding }: Answer) =>
  status === 404 ||
  status === 410 ||
  (availableDictionary !== undefined && contentEncoding !== DICTIONARY_ENCODING);

/**
 * A missing page is cached only to replace the copy of a deleted one: anybody can make up missing addresses,
 * and they would evict the pages.
 */
function isCacheable(
  { status, cacheControl, keptAs }: Answer,
  { hasCopy, isMadeUp }: { hasCopy: boolean; isMadeUp: boolean },
): boolean {
  if (isMadeUp && !hasCopy) return false;
  if (status === 404 || status === 410) return true;
  const isForAll = !/no-store|private/.test(cacheControl ?? '');
  return keptAs !== undefined && isForAll && (status === 200 || status === 304);
}

const PROXY_TIME = /^(\d{10})\.(\d{3})$/;
/** By then every replica that is not busy has learned of a change. */
const CHANGE_SPREADS_MS = 100;

/**
 * Until when the proxy may serve its copy without revalidating. nginx counts whole seconds and would turn one
 * second into nearly two, so it must revalidate with its next second. An answer from the first moments of a
 * second could be older than a second by then, so it expires at once. Only the proxy's clock counts: with
 * ours, the pages of a replica that is an hour ahead would be served for an hour.
 */
export function keepUntil(proxyTime: string | undefined): string | undefined {
  const [, second, ms] = PROXY_TIME.exec(proxyTime ?? '') ?? [];
  if (second === undefined) return undefined;
  return `@${Number(second) - (Number(ms) < CHANGE_SPREADS_MS ? 1 : 0)}`;
}

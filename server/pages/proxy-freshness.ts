/** The front's own clock, as our nginx sends it along with every request. */
export const PROXY_TIME_HEADER = 'x-front-time';
/** nginx reads this one and sends it no further. */
const KEEP_UNTIL_HEADER = 'x-accel-expires';
/** What the visitor is told of keeping: `Cache-Control` is then for the front, which puts this one in its place. */
const VISITOR_HEADER = 'x-visitor-cache-control';

/** As what a front of ours may keep an answer. What is none of these is never kept. */
export type CachedAs = 'page' | 'picture' | 'asset';

/**
 * For how long after it was last confirmed a copy may stand in when nobody can be asked: a page for an hour, what
 * shows a child within the minute (nginx counts whole seconds, so for one less), what is named by its content as long
 * as it is kept at all. While one visitor's request asks about a page, the others get the copy; a picture's never.
 */
const STALE_DIRECTIVES: Record<CachedAs, string> = {
  page: 'stale-while-revalidate=3600',
  picture: 'stale-if-error=59',
  asset: 'stale-while-revalidate=43200',
};
const ASSET_SECONDS = '43200';

const COPY_HEADER = 'x-accel-redirect';
/** Where our nginx looks for the copy it has, and for nothing else. */
const COPY: Record<CachedAs, string> = { page: '@copy', picture: '@picture_copy', asset: '@copy' };

interface ProxyRequest {
  /** Its own clock, where a front of ours asks. */
  proxyTime: string | undefined;
  /** In a request of the front's own this is the tag of the copy that it has. */
  ifNoneMatch: string | undefined;
}

interface Answer {
  status: number;
  cacheControl: string | null | undefined;
  keptAs: CachedAs | undefined;
}

/** What an answer says to a front of ours beyond what it says to everybody; nothing where none asks. */
export function headersForProxy(request: ProxyRequest, answer: Answer): Record<string, string> {
  const until = keepUntil(request.proxyTime);
  if (until === undefined) return {};
  const { status, keptAs, cacheControl } = answer;
  const hasCopy = Boolean(request.ifNoneMatch);
  // Whoever cannot tell leaves it to the copy, which may stand in for so long and no longer.
  if (status >= 500 && keptAs && hasCopy) return { [COPY_HEADER]: COPY[keptAs] };
  return {
    ...(cacheControl && { [VISITOR_HEADER]: cacheControl }),
    ...(isCacheable(answer, hasCopy)
      ? {
          'cache-control': STALE_DIRECTIVES[status < 400 ? keptAs! : 'page'],
          [KEEP_UNTIL_HEADER]: status < 400 && keptAs === 'asset' ? ASSET_SECONDS : until,
        }
      : { 'cache-control': 'no-store' }),
  };
}

/** Then nothing else may be said: nginx would say some of it beside what the copy says. */
export const servesProxyCopy = (headers: Record<string, string>) => COPY_HEADER in headers;

/**
 * That something is gone takes the place of its copy, and is kept for no other reason: there are as many addresses of
 * nothing as anybody cares to make up, and they would push out the pages.
 */
function isCacheable({ status, cacheControl, keptAs }: Answer, hasCopy: boolean): boolean {
  if (status === 404 || status === 410) return hasCopy;
  const isForAll = !/no-store|private/.test(cacheControl ?? '');
  return keptAs !== undefined && isForAll && (status === 200 || status === 304);
}

const PROXY_TIME = /^(\d{10})\.(\d{3})$/;
/** By then a change is known to every replica that is not busy. */
const CHANGE_SPREADS_MS = 100;

/**
 * Until when the front may show its copy unasked. Left to itself nginx, which counts whole seconds, would make nearly
 * two of one: it is told to ask again with its next second. Whatever it was told in the first moments of a second
 * could be older than a second by then, so of those nothing holds. By the front's clock alone: with ours, a replica
 * that is an hour ahead would have its pages shown for an hour.
 */
export function keepUntil(proxyTime: string | undefined): string | undefined {
  const [, second, ms] = PROXY_TIME.exec(proxyTime ?? '') ?? [];
  if (second === undefined) return undefined;
  return `@${Number(second) - (Number(ms) < CHANGE_SPREADS_MS ? 1 : 0)}`;
}

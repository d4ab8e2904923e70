import { type FetchOutsideOptions, fetchOutside } from '#app/platform/outside/fetch-outside.ts';
import type { Finding } from './outside-link.ts';

/** Overrides for a test's third-party site. */
export type LinkCheckOverrides = Pick<FetchOutsideOptions, 'lookup' | 'trustedHosts'>;

const WITHIN_MS = 5000;
const MAX_REDIRECTS = 5;
/** A few bytes: only whether something is there matters. */
const MAX_BYTES = 4096;

/**
 * Whether an address still exists. First with HEAD; if that fails, as with servers that do not support it,
 * with GET and the first bytes. `retryAfterMs`: how long its host asked us to wait.
 */
export async function checkLink(
  address: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
  overrides: LinkCheckOverrides = {},
): Promise<{ finding: Finding; retryAfterMs?: number }> {
  const ask = (method: FetchOutsideOptions['method']) =>
    fetchOutside(address, {
      ...overrides,
      method,
      userAgent: `SchoolSiteLinkCheck/1.0 (+${siteUrl}/)`,
      maxBytes: MAX_BYTES,
      maxRedirects: MAX_REDIRECTS,
      withinMs: WITHIN_MS,
    });
  const first = await ask('HEAD');
  const isTurnedAway = 'status' in first && (first.status === 429 || first.status === 503);
  const isClear = 'status' in first ? first.status < 400 : first.failed !== 'lost';
  const answer = isClear || isTurnedAway ? first : await ask('GET');
  if ('failed' in answer) return { finding: answer.failed === 'noHost' ? 'gone' : 'unclear' };
  const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], now);
  return { finding: findingOf(answer.status), ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Only an answer that says it is gone counts: 403, 429 and 5xx are often sent to machines only. */
const findingOf = (status: number): Finding =>
  status < 400 ? 'answers' : status === 404 || status === 410 ? 'gone' : 'unclear';

const LONGEST_REST_MS = 7 * 86_400_000;

/** `Retry-After`, in seconds or as a date. */
function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_REST_MS);
}

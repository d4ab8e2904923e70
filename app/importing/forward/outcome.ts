import type { OutsideResponse, OutsideFailed } from '#app/platform/outside/fetch-outside.ts';
import type { ForwardingState } from '#app/features/enquiries/forwarding.ts';

export interface Outcome {
  state: ForwardingState;
  /**
   * The name of a failure or a status, with the earliest time of the next attempt; for an accepted one the
   * receipt.
   */
  why: string;
}

const MAX_WAIT_MS = 24 * 60 * 60_000;

/** The state of an enquiry after this answer. It is only sent again if it was certainly not accepted. */
export function outcomeOf(answer: OutsideResponse | OutsideFailed, now: Date): Outcome {
  if ('failed' in answer) return { state: answer.wasSent ? 'unsure' : 'waiting', why: answer.failed };
  const { status, headers } = answer;
  if (status >= 200 && status < 300) {
    // A page is the answer of a wrong address, not a confirmation.
    if (/\bhtml\b/i.test(headers['content-type'] ?? '')) return { state: 'unsure', why: 'page' };
    return { state: 'taken', why: receiptOf(answer.body) };
  }
  if (RETRY_LATER.includes(status)) {
    const until = restUntil(headers['retry-after'], now);
    return { state: 'waiting', why: until ? `${status} ${until}` : String(status) };
  }
  // A POST is not redirected, and the redirecting server may or may not have accepted it.
  if (status >= 300 && status < 400) return { state: 'unsure', why: 'redirects' };
  return { state: status >= 400 && status < 500 ? 'given-up' : 'unsure', why: String(status) };
}

const RETRY_LATER = [408, 429, 503];

/** `Retry-After`, in seconds or as a date. */
function restUntil(retryAfter: string | undefined, now: Date): string | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  if (!(ms > 0)) return undefined;
  return new Date(now.getTime() + Math.min(ms, MAX_WAIT_MS)).toISOString();
}

/** The number of the enquiry on the old site, if the answer has a readable one. */
function receiptOf(body: Buffer): string {
  try {
    const answer = JSON.parse(body.toString()) as { receipt?: unknown } | null;
    return typeof answer?.receipt === 'string' && /^[\w./-]{1,60}$/.test(answer.receipt)
      ? answer.receipt
      : '';
  } catch {
    return '';
  }
}

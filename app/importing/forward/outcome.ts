import type { OutsideResponse, OutsideFailed } from '#app/platform/outside/fetch-outside.ts';
import type { ForwardingState } from '#app/features/enquiries/forwarding.ts';

export interface Outcome {
  state: ForwardingState;
  /** A failure's name or a status, with the time before which nobody is to come again; of what was taken its receipt. */
  why: string;
}

const MAX_WAIT_MS = 24 * 60 * 60_000;

/** What is known of an enquiry after this answer. Only what surely was not taken is sent again. */
export function outcomeOf(answer: OutsideResponse | OutsideFailed, now: Date): Outcome {
  if ('failed' in answer) return { state: answer.wasSent ? 'unsure' : 'waiting', why: answer.failed };
  const { status, headers } = answer;
  if (status >= 200 && status < 300) {
    // A page is what somebody sees who asks at the wrong door: nobody has said that it was taken.
    if (/\bhtml\b/i.test(headers['content-type'] ?? '')) return { state: 'unsure', why: 'page' };
    return { state: 'taken', why: receiptOf(answer.body) };
  }
  if (RETRY_LATER.includes(status)) {
    const until = restUntil(headers['retry-after'], now);
    return { state: 'waiting', why: until ? `${status} ${until}` : String(status) };
  }
  // What is posted is taken nowhere else, and who sends us there may have taken it or not.
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

/** The number under which it is known over there, if it is told one that can be read out. */
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

import { decodeWithinBudget } from '#app/media/ingest/decoding-budget.server.ts';
import { askThread, programBeside } from '#app/platform/threads/open-thread.ts';

/** An ordinary paper takes a few hundredths of a second. */
const MAX_MS = 20_000;
const HEAP_MB = 96;
/** A thread, and the largest stream as bytes and as text. */
const ALWAYS = 40_000_000;

/**
 * Whether a PDF holds text, as it is kept with the file. It is read in a thread of its own: whatever somebody has put
 * into it, nobody else waits for it.
 */
export async function detectText(bytes: Uint8Array, maxMs = MAX_MS): Promise<'yes' | 'no' | 'unknown'> {
  const limits = { heapMb: HEAP_MB, maxMs };
  try {
    const hasText = await decodeWithinBudget(ALWAYS + 2 * bytes.byteLength, () =>
      askThread<boolean | undefined>(programBeside(import.meta.url, 'pdf-worker'), bytes, limits),
    );
    return hasText === undefined ? 'unknown' : hasText ? 'yes' : 'no';
  } catch {
    // Too slow or too large to be told: a paper is kept all the same.
    return 'unknown';
  }
}

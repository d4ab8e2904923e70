import { decodeWithinBudget } from '#app/media/ingest/decoding-budget.server.ts';
import { askThread, programBeside } from '#app/platform/threads/open-thread.ts';

/** An ordinary document takes a few hundredths of a second. */
const MAX_MS = 20_000;
const HEAP_MB = 96;
/** A thread, and the largest stream as bytes and as text. */
const ALWAYS = 40_000_000;

/** Whether a PDF holds text. It is read in its own thread, so that a hostile file makes nobody else wait. */
export async function detectText(bytes: Uint8Array, maxMs = MAX_MS): Promise<'yes' | 'no' | 'unknown'> {
  const limits = { heapMb: HEAP_MB, maxMs };
  try {
    const hasText = await decodeWithinBudget(ALWAYS + 2 * bytes.byteLength, () =>
      askThread<boolean | undefined>(programBeside(import.meta.url, 'pdf-worker'), bytes, limits),
    );
    return hasText === undefined ? 'unknown' : hasText ? 'yes' : 'no';
  } catch {
    // Too slow or too large to find out; the document is stored all the same.
    return 'unknown';
  }
}

import { askThread, programBeside } from '#app/platform/threads/open-thread.ts';
import { parseJson, type Parsed } from './parse-json.ts';

/** Read in a few hundredths of a second. */
const SMALL_BYTES = 500_000;
const MAX_MS = 20_000;
const HEAP_MB = 160;

/** An answer of the old site, to be used no more after. A large one is read in a thread, with an end to its time and its memory. */
export async function parseAnswer(
  bytes: Uint8Array,
  maxMs = MAX_MS,
): Promise<Parsed | { failed: 'list-too-large' }> {
  if (bytes.byteLength <= SMALL_BYTES) return parseJson(bytes);
  try {
    const limits = { heapMb: HEAP_MB, maxMs };
    const program = programBeside(import.meta.url, 'parse-json-worker');
    return await askThread<Parsed>(program, bytes, { ...limits, handOver: wholeBuffer(bytes) });
  } catch {
    return { failed: 'list-too-large' };
  }
}

/** Handed over, it need not be copied; what shares its memory with others is. */
const wholeBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

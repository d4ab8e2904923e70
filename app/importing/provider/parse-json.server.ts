import { askThread, programBeside } from '#app/platform/threads/open-thread.ts';
import { parseJson, type Parsed } from './parse-json.ts';

/** Parsed in a few hundredths of a second. */
const SMALL_BYTES = 500_000;
const MAX_MS = 20_000;
const HEAP_MB = 160;

/**
 * Parses an answer of the old site, which must not be used afterwards. A large one is parsed in a thread,
 * with limits for time and memory.
 */
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

/** A transferred buffer need not be copied, but a shared one must be. */
const wholeBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

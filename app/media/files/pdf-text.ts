import { inflateSync } from 'node:zlib';

/** The limits of what is read of a document. */
const MAX_STREAM = 8_000_000;
const MAX_IN_ALL = 48_000_000;
const MAX_STREAMS = 20_000;
/** A stream's description comes right before it; a longer one is not read. */
const LONGEST_HEAD = 2000;

/** The operators that show text: `(Fees) Tj`, `[<0012>] TJ`, `(next line) '`. */
const SHOWS_TEXT = /[)>\]]\s*(?:T[jJ]|['"])(?![A-Za-z])/;

/**
 * Whether a PDF holds text that can be read out, searched and enlarged, or only a scan. Undefined where it is
 * encrypted, has neither text nor pictures, or is too large to read. Slow: see `detectText()`.
 */
export function hasText(bytes: Uint8Array): boolean | undefined {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (pdf.includes('/Encrypt')) return undefined;
  let hasPicture = false;
  let total = 0;
  let streams = 0;
  for (const { head, from, to } of streamsIn(pdf)) {
    if (++streams > MAX_STREAMS) return undefined;
    if (/\/Subtype\s*\/Image\b/.test(head)) {
      hasPicture = true;
      continue;
    }
    const content = /\/FlateDecode\b/.test(head) ? opened(bytes.subarray(from, to)) : pdf.slice(from, to);
    if (content !== undefined && SHOWS_TEXT.test(content)) return true;
    hasPicture ||= content !== undefined && /\/Subtype\s*\/Image\b/.test(content);
    // A stream beyond the limit counts as much as the largest one within it.
    total += content?.length ?? MAX_STREAM;
    if (total > MAX_IN_ALL) return undefined;
  }
  return hasPicture ? false : undefined;
}

function* streamsIn(pdf: string): Generator<{ head: string; from: number; to: number }> {
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream', at);
    if (start === -1) return;
    const from = start + 'stream'.length + (pdf[start + 6] === '\r' ? 2 : 1);
    const to = pdf.indexOf('endstream', from);
    if (to === -1) return;
    const before = pdf.slice(Math.max(at, start - LONGEST_HEAD), start);
    yield { head: before.slice(Math.max(0, before.lastIndexOf(' obj'))), from, to };
    at = to + 'endstream'.length;
  }
}

/** Undefined for a stream beyond the limit. */
function opened(packed: Uint8Array): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM }).toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '';
  }
}

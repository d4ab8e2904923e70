import { inflateSync } from 'node:zlib';

/** A paper is looked into so far and no further. */
const MAX_STREAM = 8_000_000;
const MAX_IN_ALL = 48_000_000;
const MAX_STREAMS = 20_000;
/** What a stream is stands right before it; whoever writes more there is not believed. */
const LONGEST_HEAD = 2000;

/** Letters are shown by these: `(Fees) Tj`, `[<0012>] TJ`, `(next line) '`. */
const SHOWS_TEXT = /[)>\]]\s*(?:T[jJ]|['"])(?![A-Za-z])/;

/**
 * Whether a PDF holds text that can be read out, searched and enlarged, or is a picture of paper. Undefined where that
 * cannot be told: it is locked, it has no picture either, or it is too large to look through. Takes a while: see
 * `detectText()`.
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
    // One that swells beyond its limit has cost as much as the largest that does not.
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

/** Nothing where it is larger than we look into. */
function opened(packed: Uint8Array): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM }).toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '';
  }
}

import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** A paper is looked into so far and no further. */
const MOST_STREAM = 8_000_000;
const MOST_IN_ALL = 48_000_000;

/** Letters are shown by these: `(Fees) Tj`, `[<0012>] TJ`, `(next line) '`. */
const SHOWS_TEXT = /[)>\]]\s*(?:T[jJ]|['"])(?![A-Za-z])/;

/**
 * Whether a PDF holds text that can be read out, searched and enlarged, or is a picture of paper. Undefined where that
 * cannot be told: it is locked, it has no picture either, or it is too large to look through.
 */
export async function holdsText(bytes: Uint8Array): Promise<boolean | undefined> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (pdf.includes('/Encrypt')) return undefined;
  let hasPicture = false;
  let total = 0;
  for (const { head, from, to } of streamsIn(pdf)) {
    if (/\/Subtype\s*\/Image\b/.test(head)) {
      hasPicture = true;
      continue;
    }
    const content = /\/FlateDecode\b/.test(head)
      ? await opened(bytes.subarray(from, to))
      : pdf.slice(from, to);
    if (SHOWS_TEXT.test(content)) return true;
    hasPicture ||= /\/Subtype\s*\/Image\b/.test(content);
    total += content.length;
    if (total > MOST_IN_ALL) return undefined;
  }
  return hasPicture ? false : undefined;
}

/** The same, as it is kept with the file. */
export async function textIn(bytes: Uint8Array): Promise<'yes' | 'no' | 'unknown'> {
  const holds = await holdsText(bytes);
  return holds === undefined ? 'unknown' : holds ? 'yes' : 'no';
}

function* streamsIn(pdf: string): Generator<{ head: string; from: number; to: number }> {
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream', at);
    if (start === -1) return;
    const from = start + 'stream'.length + (pdf[start + 6] === '\r' ? 2 : 1);
    const to = pdf.indexOf('endstream', from);
    if (to === -1) return;
    yield { head: pdf.slice(Math.max(pdf.lastIndexOf(' obj', start), start - 2000), start), from, to };
    at = to + 'endstream'.length;
  }
}

async function opened(packed: Uint8Array): Promise<string> {
  try {
    return (await inflated(packed, { maxOutputLength: MOST_STREAM })).toString('latin1');
  } catch {
    return '';
  }
}

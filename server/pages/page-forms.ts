import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Brotli, which nearly every browser accepts, is cached; the other encodings are made from it on request. */
export type PageForms = { br: Buffer } & Partial<Record<Encoding, Buffer>>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Takes a twentieth of the best level's time, for a visitor who waits. */
const QUICK = 5;
/** A tenth smaller, but takes a third of a second, so it is done later. */
const BEST = constants.BROTLI_MAX_QUALITY;

/** Weak: the encodings have the same content in other bytes. */
export const tagOf = (html: string) =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** The tag of a page that was compressed again: a client with the earlier encoding may get this one instead. */
export const fullyCompressedTag = (tag: string) => tag.replace(/"$/, '.s"');
export const plainTag = (tag: string) => tag.replaceAll('.s"', '"');

export const packQuickly = async (html: string) => alone(await brotli(Buffer.from(html), QUICK));

export const packBest = async (br: Buffer) => alone(await brotli(await decompress(br), BEST));

export async function makeForm(br: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return br;
  const identity = await decompress(br);
  return alone(encoding === 'gzip' ? await zip(identity, { level: 9 }) : identity);
}

const brotli = (bytes: Buffer, quality: number) =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Copies the bytes into their own memory: zlib's results keep a larger buffer alive than they fill. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

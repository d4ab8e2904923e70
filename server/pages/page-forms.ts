import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { DICTIONARY_ENCODING, type PageDictionary, withDictionaryHead } from './page-dictionary.ts';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** What a page is sent as: an encoding, or compressed with a dictionary. */
export type FormKind = Encoding | PageDictionary;

type DictionaryForm = `${typeof DICTIONARY_ENCODING} ${string}`;
export type FormName = Encoding | DictionaryForm;

export const formName = (kind: FormKind): FormName =>
  typeof kind === 'string' ? kind : `${DICTIONARY_ENCODING} ${kind.name}`;

/** As in `Content-Encoding`; undefined for plain bytes. */
export const contentEncodingOf = (name: FormName): string | undefined =>
  name === 'identity' ? undefined : name.split(' ', 1)[0];

/** Brotli, which nearly every browser accepts, is cached; the other forms are made from it on request. */
export type PageForms = { br: Buffer } & Partial<Record<Encoding, Buffer>> & Record<DictionaryForm, Buffer>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Takes a twentieth of the best level's time, for a visitor who waits. The lowest level that uses a dictionary. */
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

export async function packBest(br: Buffer, dictionary: PageDictionary | undefined): Promise<PageForms> {
  const identity = await decompress(br);
  const best = alone(await brotli(identity, BEST));
  if (!dictionary) return { br: best };
  return { br: best, [formName(dictionary)]: await packWith(dictionary, identity, BEST) };
}

export async function makeForm(br: Buffer, kind: FormKind): Promise<Buffer> {
  if (kind === 'br') return br;
  const identity = await decompress(br);
  if (typeof kind !== 'string') return packWith(kind, identity, QUICK);
  return alone(kind === 'gzip' ? await zip(identity, { level: 9 }) : identity);
}

const packWith = async (dictionary: PageDictionary, identity: Buffer, quality: number) =>
  alone(withDictionaryHead(await brotli(identity, quality, dictionary.bytes), dictionary));

const brotli = (bytes: Buffer, quality: number, dictionary?: Buffer) =>
  compress(bytes, {
    ...(dictionary && { dictionary }),
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

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * What pages have in common, which a browser fetches once. Pages are then compressed with it as a dictionary: RFC 9842.
 */
export interface PageDictionary {
  /** As in a browser's `Available-Dictionary`. */
  name: string;
  hash: Buffer;
  address: string;
  bytes: Buffer;
  /** Compressed, as it is sent and stored. */
  packed: Buffer;
}

export const DICTIONARY_FOLDER = '/dictionaries/';
/** The part of its address that differs. */
export const DICTIONARY_ID = /^[\w-]{43}$/;

const HASH = 'sha256';
const pack = promisify(brotliCompress);

export async function makeDictionary(bytes: Buffer): Promise<PageDictionary> {
  return dictionaryOf(bytes, await pack(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

export function dictionaryOf(bytes: Buffer, packed: Buffer): PageDictionary {
  const hash = createHash(HASH).update(bytes).digest();
  const address = DICTIONARY_FOLDER + hash.toString('base64url');
  return { name: `:${hash.toString('base64')}:`, hash, address, bytes, packed };
}

/** The last part of its address. */
export const idOf = ({ address }: PageDictionary) => address.slice(DICTIONARY_FOLDER.length);

/** Brotli with a dictionary. Browsers that accept the other such encoding, with Zstandard, accept this one too. */
export const DICTIONARY_ENCODING = 'dcb';

/** How a response in this encoding begins; then follows the hash of its dictionary. */
const HEAD = Buffer.from([0xff, 0x44, 0x43, 0x42]);

export const withDictionaryHead = (brotli: Buffer, { hash }: PageDictionary) =>
  Buffer.concat([HEAD, hash, brotli]);

/**
 * Pages of which anybody's request has made a part never use a dictionary, because the size of a compressed page tells
 * something about what it has in common with its request: only addresses without a query, or with an item's id.
 * `deploy/nginx/http.conf` has the same rule.
 */
export const mayUseDictionary = (canonicalAddress: string): boolean =>
  /^[^?]*(?:\?id=[\w-]+)?$/.test(canonicalAddress);

/** The headers of a page that may use one, in every encoding and in a 304. */
export const dictionaryHeaders = ({ address }: PageDictionary) => ({
  vary: 'accept-encoding, available-dictionary',
  link: `<${address}>; rel="compression-dictionary"`,
});

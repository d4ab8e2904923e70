import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import type { PageDictionary } from '#server/pages/page-dictionary.ts';

const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);

/** The page in an answer that was compressed with this dictionary. */
export function unpackPage(body: Buffer, { hash, bytes }: PageDictionary): string {
  expect(body.subarray(0, 4)).toEqual(MAGIC);
  expect(body.subarray(4, 36)).toEqual(hash);
  // Node's types do not have this option yet.
  const options: object = { dictionary: bytes };
  return brotliDecompressSync(body.subarray(36), options).toString();
}

import { expect, test } from 'vitest';
import { preferredEncoding } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0.8, br;q=0.2', 'br'],
  ['gzip ; q=1.0 , br ; q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0.001', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['GZip;Q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['x-gzip, brotli', 'identity'],
  ['*', 'identity'],
  [';,;q=0,', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
  [undefined, 'identity'],
] as const)('a client that accepts %j gets %s', (acceptEncoding, encoding) => {
  expect(preferredEncoding(acceptEncoding)).toBe(encoding);
});

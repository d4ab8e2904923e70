import { expect, test } from 'vitest';
import { jpegOfSize, paint } from '#tests/support/content/pictures.ts';
import { DECODING_BYTES, decodingCost, type PictureHead, readHead } from './decoding-budget.server.ts';

const KEPT = 4096;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const costOf = (head: PictureHead) => {
  const shrink = Math.min(1, KEPT / Math.max(head.width, head.height));
  return decodingCost(head, head.width * head.height * shrink ** 2);
};

const jpeg = { format: 'jpeg', channels: 3, depth: 'uchar', chromaSubsampling: '4:2:0' };
const png = { format: 'png', channels: 4, depth: 'uchar' };
const size = (width: number, height: number) => ({ width, height });

test.each<[string, PictureHead]>([
  ['a phone’s JPEG of 12 megapixels', { ...jpeg, ...size(4000, 3000) }],
  ['of 50, held upright', { ...jpeg, ...size(8160, 6120), orientation: 6 }],
  ['of 108, held upright', { ...jpeg, ...size(12_000, 9000), orientation: 6 }],
  ['a plain PNG of 121', { ...png, ...size(11_000, 11_000) }],
  ['an interlaced PNG of 24', { ...png, ...size(6000, 4000), isProgressive: true }],
  [
    'a camera’s progressive JPEG of 24 in full colour',
    { ...jpeg, ...size(6000, 4000), isProgressive: true, chromaSubsampling: '4:4:4' },
  ],
  ['a WebP of 108', { format: 'webp', channels: 3, depth: 'uchar', ...size(12_000, 9000) }],
])('%s fits', (_, head) => {
  expect(megabytes(costOf(head))).toBeLessThanOrEqual(megabytes(DECODING_BYTES));
});

test.each<[string, PictureHead]>([
  ['an interlaced PNG of 121 megapixels', { ...png, ...size(11_000, 11_000), isProgressive: true }],
  ['a progressive JPEG of 108', { ...jpeg, ...size(12_000, 9000), isProgressive: true }],
  [
    'a lossless WebP of 108',
    { format: 'webp', channels: 3, depth: 'uchar', isLossless: true, ...size(12_000, 9000) },
  ],
  ['an AVIF of 24', { format: 'heif', channels: 3, depth: 'uchar', ...size(6000, 4000) }],
])('%s does not fit', (_, head) => {
  expect(megabytes(costOf(head))).toBeGreaterThan(megabytes(DECODING_BYTES));
});

test('two large pictures never fit at the same time; two from a phone do', () => {
  const large = costOf({ ...png, ...size(6000, 4000), isProgressive: true });
  const phone = costOf({ ...jpeg, ...size(4000, 3000) });
  expect(2 * large).toBeGreaterThan(DECODING_BYTES);
  expect(2 * phone).toBeLessThanOrEqual(DECODING_BYTES);
});

test('the head contains what is needed, even for a picture that is far too large', async () => {
  expect(await readHead(await jpegOfSize(65_000, 65_000, { progressive: true }))).toMatchObject({
    format: 'jpeg',
    width: 65_000,
    isProgressive: true,
    chromaSubsampling: '4:2:0',
  });
  const webp = (lossless: boolean) => paint().webp({ lossless }).toBuffer();
  expect(await readHead(await webp(true))).toMatchObject({ format: 'webp', isLossless: true });
  expect(await readHead(await webp(false))).toMatchObject({ format: 'webp', isLossless: false });
});

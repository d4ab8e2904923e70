import sharpLibrary from 'sharp';
import { expect, test } from 'vitest';
import { paint, pngOfSize } from '#tests/support/content/pictures.ts';
import { sharp, sharpFromPixels } from './sharp.server.ts';

test.each([
  ['jpeg', () => paint().jpeg().toBuffer()],
  ['png', () => paint().png().toBuffer()],
  ['webp', () => paint().webp().toBuffer()],
  ['heif', () => paint().avif({ effort: 0 }).toBuffer()],
])('%s is read', async (format, make) => {
  const bytes = await make();
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 200 });
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.size).toBe(320 * 200 * 3);
});

test.each([
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['GIF', () => paint().gif().toBuffer()],
  ['TIFF', () => paint().tiff().toBuffer()],
])('%s has no reader, in any thread', async (_, make) => {
  const bytes = await make();
  await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  await expect(sharp(bytes).png().toBuffer()).rejects.toThrow('unsupported image format');
  await expect(sharpLibrary(bytes).metadata()).rejects.toThrow('unsupported image format');
});

test('a picture is read up to 128 megapixels', async () => {
  await expect(sharp(pngOfSize(16_000, 8_000)).metadata()).resolves.toMatchObject({ width: 16_000 });
  await expect(sharp(pngOfSize(16_000, 8_001)).metadata()).rejects.toThrow('pixel limit');
});

test('raw pixels become a picture', async () => {
  const picture = await sharpFromPixels(new Uint8Array(3 * 2 * 4).fill(200), 3, 2)
    .png()
    .toBuffer();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 3, height: 2, hasAlpha: true });
});

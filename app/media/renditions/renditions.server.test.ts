import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openPicture } from '#tests/support/content/media.ts';
import { originalKey } from './storage-keys.ts';
import { RENDITION_FORMATS, RENDITION_WIDTHS } from '#app/media/picture.ts';
import { findOrMakeRendition } from './renditions.server.ts';

test('every width comes in every format, as wide as requested and never enlarged', async () => {
  const { storage, picture, renditions } = await openPicture({ width: 700, height: 350 });
  for (const format of RENDITION_FORMATS) {
    for (const width of RENDITION_WIDTHS) {
      const { key, size } = await findOrMakeRendition(storage, picture, width, format);
      const bytes = await storage.read(key);
      const made = await sharp(bytes).metadata();
      expect(size).toBe(bytes.byteLength);
      expect(made.format === 'heif' ? made.compression : made.format).toBe(
        format === 'avif' ? 'av1' : format,
      );
      expect([made.width, made.height]).toEqual([Math.min(width, 700), Math.round(Math.min(width, 700) / 2)]);
    }
  }
  // 160, 240, 320, 480, 640 and one file of 700 for all the widths above it.
  expect(renditions()).toHaveLength(3 * 6);
});

test('transparency is kept where the format allows it, and becomes the page background where it does not', async () => {
  const { storage, picture } = await openPicture({ colour: '#00000000', alpha: true });
  const corner = async (format: 'webp' | 'jpeg') => {
    const { key } = await findOrMakeRendition(storage, picture, 160, format);
    const region = { left: 150, top: 50, width: 1, height: 1 };
    return [
      ...(await sharp(await storage.read(key))
        .extract(region)
        .ensureAlpha()
        .raw()
        .toBuffer()),
    ];
  };
  expect((await corner('webp'))[3]).toBe(0);
  const [red, , , alpha] = await corner('jpeg');
  expect(alpha).toBe(255);
  expect(red).toBeGreaterThan(245);
});

test('a rendition is made once and found from then on', async () => {
  const { storage, picture } = await openPicture();
  const write = vi.spyOn(storage, 'write');
  const first = await findOrMakeRendition(storage, picture, 160, 'webp');
  expect(await findOrMakeRendition(storage, picture, 160, 'webp')).toEqual(first);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a failed rendition is not remembered, leaves nothing and does not block the next', async () => {
  const { storage, picture, renditions } = await openPicture();
  const { write } = storage;
  const fullFor160 = vi.spyOn(storage, 'write').mockImplementation(async (key, bytes) => {
    if (key.endsWith('/160.webp')) throw new Error('disk full');
    await write(key, bytes);
  });
  const widths = [160, 160, 320] as const;
  const [first, second, other] = await Promise.allSettled(
    widths.map((width) => findOrMakeRendition(storage, picture, width, 'webp')),
  );
  fullFor160.mockRestore();
  expect([first, second, other].map((outcome) => outcome?.status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(renditions()).toHaveLength(1);
  expect((await findOrMakeRendition(storage, picture, 160, 'webp')).size).toBeGreaterThan(0);
  expect(renditions()).toHaveLength(2);
});

test('a missing or damaged original fails the request, and is tried again once it is back', async () => {
  const { storage, picture, renditions } = await openPicture();
  const whole = await storage.read(originalKey(picture.path));
  await storage.write(originalKey(picture.path), whole.subarray(0, 300));
  await expect(findOrMakeRendition(storage, picture, 160, 'jpeg')).rejects.toThrow();
  expect(renditions()).toEqual([]);
  await storage.write(originalKey(picture.path), whole);
  expect((await findOrMakeRendition(storage, picture, 160, 'jpeg')).size).toBeGreaterThan(0);
});

test('a part of a picture is cropped around its point, and as large as promised', async () => {
  const { storage, picture } = await openPicture({ width: 900, height: 300 });
  const made = async (at: number, width: 240 | 480) => {
    const part = { path: picture.path, width: 300, crop: { shape: '1x1', at } as const };
    const { key } = await findOrMakeRendition(storage, part, width, 'webp');
    const bytes = await storage.read(key);
    const { channels } = await sharp(bytes).stats();
    const { width: wide, height: high } = await sharp(bytes).metadata();
    return { key, size: [wide, high], isStripe: channels[2]!.mean > channels[0]!.mean };
  };
  const left = await made(0, 240);
  const right = await made(100, 240);
  expect([left.size, left.isStripe]).toEqual([[240, 240], true]);
  expect([right.size, right.isStripe]).toEqual([[240, 240], false]);
  expect((await made(50, 480)).size, 'never enlarged').toEqual([300, 300]);
  expect(left.key).toMatch(/\/240-1x1-0\.webp$/);
  expect((await made(50, 240)).key).toMatch(/\/240-1x1\.webp$/);
});

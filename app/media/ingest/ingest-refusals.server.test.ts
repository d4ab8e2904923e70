import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openMedia } from '#tests/support/content/media.ts';
import { interlacedPngOfSize, jpegOfSize, paint, pngOfSize } from '#tests/support/content/pictures.ts';
import { MAX_UPLOAD_BYTES } from './ingest.server.ts';

const jpeg = await paint().jpeg().toBuffer();
const png = await paint().png().toBuffer();
const avif = await paint({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer();

const startingWith = (start: Buffer, length: number) => {
  const bytes = Buffer.alloc(length);
  start.copy(bytes);
  return bytes;
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"><rect width="9" height="9"/></svg>';

const unknown: Record<string, Buffer> = {
  SVG: Buffer.from(svg),
  'SVG with an XML head': Buffer.from(`<?xml version="1.0"?>${svg}`),
  'SVG, compressed': gzipSync(svg),
  GIF: await paint().gif().toBuffer(),
  TIFF: await paint().tiff().toBuffer(),
  HTML: Buffer.from('<!doctype html><script>steal()</script>'),
  'plain text that calls itself a JPEG': Buffer.from('photo.jpg, I promise'),
  ZIP: Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
  'a program': Buffer.from('\x7fELF\x02\x01\x01'.padEnd(64, '\0'), 'latin1'),
  'a lone zero byte': Buffer.from([0]),
};

const unreadable: Record<string, Buffer> = {
  'a JPEG cut in half': jpeg.subarray(0, jpeg.length / 2),
  'a JPEG without its end': jpeg.subarray(0, jpeg.length - 2),
  'a JPEG head and then garbage': Buffer.concat([jpeg.subarray(0, 24), Buffer.alloc(5000, 'garbage')]),
  'only the first bytes of a JPEG': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'a PNG cut in half': png.subarray(0, png.length / 2),
  'a PNG whose pixels are missing': pngOfSize(300, 200),
};

// As a phone sends it: the container is readable, its codec is not.
const heic: Record<string, Buffer> = {
  HEIC: Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1'),
};

const tooManyPixels: Record<string, Buffer> = {
  'a PNG of 400 megapixels in a few kB': pngOfSize(20_000, 20_000, Buffer.alloc(2501 * 20_000)),
  // There are no pixels to decode: such a file can only be refused because of its head.
  'a PNG that only says it has 400 megapixels': pngOfSize(20_000, 20_000),
  'a JPEG that only says it has 4,200 megapixels': await jpegOfSize(65_000, 65_000),
};

const tooLargeUnpacked: Record<string, Buffer> = {
  'an interlaced PNG of 121 megapixels in a few kB': interlacedPngOfSize(11_000, 11_000),
  'a progressive JPEG of 121 megapixels': await jpegOfSize(11_000, 11_000, { progressive: true }),
  'an AVIF of 24 megapixels': await paint({ width: 6000, height: 4000 }).avif({ effort: 0 }).toBuffer(),
};

const tooLarge: Record<string, Buffer> = {
  'a JPEG of over 40 MB': startingWith(jpeg, MAX_UPLOAD_BYTES + 1),
  'a PDF of over 20 MB': startingWith(Buffer.from('%PDF-1.7\n'), MAX_UPLOAD_BYTES / 2 + 1),
};

onEachEngine((open) => {
  test.each([
    ['empty', { 'no bytes at all': Buffer.alloc(0) }],
    ['unknown-type', unknown],
    ['unreadable', unreadable],
    ['heic', heic],
    ['too-many-pixels', tooManyPixels],
    ['too-large-unpacked', tooLargeUnpacked],
    ['too-large', tooLarge],
  ])('%s is refused for the right reason, and nothing of it stays', async (reason, files) => {
    const media = await openMedia(await open());
    for (const [name, bytes] of Object.entries(files))
      expect(await media.take(bytes), name).toMatchObject({ refused: reason });
    expect(await media.rows()).toEqual([]);
    expect(media.files()).toEqual([]);
  });

  test('a file is checked again each time: a refusal is not remembered', async () => {
    const { take, keep } = await openMedia(await open());
    expect(await take(jpeg.subarray(0, jpeg.length - 2))).toEqual({ refused: 'unreadable' });
    expect((await keep(jpeg)).row.kind).toBe('image');
  });

  test('however a file is damaged, it is stored completely or refused', async () => {
    const media = await openMedia(await open());
    const damaged = fc.record({
      file: fc.constantFrom(jpeg, png, avif),
      cut: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
      hits: fc.array(fc.record({ offset: fc.nat(400), value: fc.nat(255) }), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(damaged, async ({ file, cut, hits }) => {
        const bytes = Buffer.from(file.subarray(0, Math.ceil(file.length * cut)));
        for (const { offset, value } of hits) if (offset < bytes.length) bytes[offset] = value;
        const taken = await media.take(bytes);
        expect('refused' in taken || taken.path).toBeTruthy();
        expect(media.files()).toHaveLength((await media.rows()).length);
      }),
      { numRuns: 40 },
    );
  });
});

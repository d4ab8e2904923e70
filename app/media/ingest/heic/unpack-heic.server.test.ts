import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openMedia } from '#tests/support/content/media.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { hasHeicBrand, planUnpacking, unpackHeic } from './unpack-heic.server.ts';

/**
 * Four fields, red, blue, green and yellow, around a white disc, with a place and a camera maker in the EXIF.
 * The second is as an iPhone writes it: composed of tiles, wider than the picture, rotated a quarter by the
 * container (and by the EXIF too, which must not count), in Display P3 colours.
 */
const plain = readFileSync('tests/fixtures/heic/plain.heic');
const turned = readFileSync('tests/fixtures/heic/turned-tiles.heic');

const patched = (file: Buffer, after: string, at: number, bytes: number[]) => {
  const copy = Buffer.from(file);
  copy.set(bytes, copy.indexOf(after, 0, 'latin1') + at);
  return copy;
};

async function coloursOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9), at(0.5, 0.5)].map(nameOf);
}

function nameOf([red, green, blue]: number[]): string {
  if (Math.min(red!, green!, blue!) > 230) return 'white';
  if (Math.min(red!, green!) > 120) return 'yellow';
  return red! > 150 ? 'red' : green! > blue! ? 'green' : 'blue';
}

onEachEngine((open) => {
  test('a phone’s photo becomes a JPEG without any metadata of the phone', async () => {
    const { keep } = await openMedia(await open());
    const { path, row, stored } = await keep(plain);
    expect(path).toMatch(/\.jpg$/);
    expect(row).toMatchObject({ width: 120, height: 80, content_type: 'image/jpeg', kind: 'image' });
    expect(await coloursOf(stored)).toEqual(['red', 'blue', 'green', 'yellow', 'white']);
    expect(plain.includes('TelephoneMaker')).toBe(true);
    for (const trace of ['TelephoneMaker', 'Exif', 'GPS']) expect(stored.includes(trace), trace).toBe(false);
  });

  test('a tiled photo is upright, in the right colours', async () => {
    const { keep } = await openMedia(await open());
    const { row, stored } = await keep(turned);
    expect(row).toMatchObject({ width: 160, height: 240 });
    expect(await coloursOf(stored)).toEqual(['green', 'red', 'yellow', 'blue', 'white']);
    const [, red] = await pixelsOf(stored);
    // The file says 192, 48, 32 in P3, which is a stronger red than sRGB's.
    expect(red![0]).toBeGreaterThan(200);
    expect(red![1]).toBeLessThan(40);
    expect(stored.includes('TelephoneMaker')).toBe(false);
  });

  test('a damaged, cut off or too large file is refused, and nothing of it stays', async () => {
    const media = await openMedia(await open());
    const size = (width: number, height: number) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32BE(width, 0);
      bytes.writeUInt32BE(height, 4);
      return patched(plain, 'ispe', 8, [...bytes]);
    };
    const hostile: [string, Buffer, string][] = [
      ['cut in half', plain.subarray(0, plain.length / 2), 'heic'],
      ['without its last bytes', turned.subarray(0, -400), 'heic'],
      ['nothing but a name', plain.subarray(0, 32), 'heic'],
      ['400 megapixels, as it says', size(20_000, 20_000), 'too-many-pixels'],
      ['100 megapixels in one piece, as it says', size(10_000, 10_000), 'too-large-unpacked'],
    ];
    for (const [what, bytes, refused] of hostile)
      expect(await media.take(bytes), what).toMatchObject({ refused });
    expect(await media.rows()).toEqual([]);
    expect(media.files()).toEqual([]);
  });
});

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [0, info.width - 1].map((x) => {
    const from = (4 * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)];
  });
}

test('it is detected by its brand, under any of the names of the family', async () => {
  for (const brand of ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
    expect(hasHeicBrand(patched(plain, 'ftyp', 4, [...Buffer.from(brand)])), brand).toBe(true);
  expect(hasHeicBrand(await paint().jpeg().toBuffer())).toBe(false);
  const video = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  expect(hasHeicBrand(video)).toBe(false);
  expect(hasHeicBrand(Buffer.from('\0\0\0\x18ftyp'))).toBe(false);
});

test('its decoder has a time and a memory limit, and does not exceed them', async () => {
  const plan = planUnpacking({ width: 120, height: 80 }, plain);
  await expect(unpackHeic(plain, plan)).resolves.toHaveProperty('length');
  await expect(unpackHeic(plain, plan, 1)).rejects.toThrow('too long');
  const padded = Buffer.concat([plain, Buffer.alloc(30_000_000)]);
  await expect(unpackHeic(padded, { maxBytes: 64_000_000 })).resolves.toHaveProperty('length');
  await expect(unpackHeic(padded, { maxBytes: 20_000_000 })).rejects.toThrow('no memory');
});

test('a tiled photo takes less memory than one in one piece', () => {
  const head = { width: 5712, height: 4284 };
  expect(planUnpacking(head, turned).cost).toBeLessThan(planUnpacking(head, plain).cost);
});

test('however it is damaged, it is unpacked or refused: nothing hangs', { timeout: 120_000 }, async () => {
  const hits = fc.array(fc.record({ offset: fc.nat(2900), value: fc.nat(255) }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(plain, turned), hits, async (file, damage) => {
      const bytes = Buffer.from(file);
      for (const { offset, value } of damage) if (offset < bytes.length) bytes[offset] = value;
      const plan = { maxBytes: 64_000_000 };
      const outcome = await unpackHeic(bytes, plan, 30_000).then(
        () => 'unpacked',
        (error: Error) => error.message,
      );
      expect(outcome).not.toContain('too long');
    }),
    { numRuns: 6 },
  );
});

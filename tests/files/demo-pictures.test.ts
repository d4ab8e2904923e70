import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { measurePicture } from '#app/media/ingest/measure-picture.server.ts';
import { duplicateDistance } from '#app/media/duplicates/perceptual-hash.ts';
import { looksBlurred } from '#app/media/ingest/sharpness.server.ts';
import { albums } from '#db/demo/albums.ts';
import { highlights } from '#db/demo/highlights.ts';
import { heroSlides, homePictures } from '#db/demo/home-pictures.ts';
import { leadership } from '#db/demo/leadership.ts';
import { news } from '#db/demo/news.ts';
import { notifications } from '#db/demo/notifications.ts';
import measured from '#db/demo/measured-pictures.json' with { type: 'json' };
import { pageFiles } from '#db/demo/page-files.ts';
import { pictures } from '#db/demo/pictures.ts';
import manifest from '../../art/pictures.json' with { type: 'json' };
import { longTest } from '#tests/support/tier.ts';

const folder = join('db', 'demo', 'pictures');
const namesOf = (photos: { picture: string }[]) => photos.map(({ picture }) => picture);
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const used = new Set<string>([
  ...albums.flatMap(({ photos }) => namesOf(photos)),
  ...namesOf(heroSlides),
  ...Object.values(homePictures),
  ...Object.values(pageFiles),
  ...[...highlights, ...leadership, ...news, ...notifications].flatMap(({ attachments }) => attachments),
  ...notifications.flatMap(({ image }) => image),
]);

test('every picture of the demo school is shown somewhere', () => {
  expect(Object.keys(manifest.pictures).filter((name) => !(name in pictures))).toEqual([]);
  expect(Object.keys(pictures).filter((name) => !used.has(name))).toEqual([]);
});

describe('the albums', () => {
  test.each(albums)('$id has six to twenty photos, none of them twice', ({ photos }) => {
    expect(repeated(namesOf(photos))).toEqual([]);
    expect(photos.length).toBeGreaterThanOrEqual(6);
    expect(photos.length).toBeLessThanOrEqual(20);
  });

  test('on the gallery’s first page have different covers', () => {
    const covers = albums.slice(0, 24).map(({ photos }) => photos[0]!.picture);
    expect(repeated(covers)).toEqual([]);
  });
});

describe('the files', () => {
  test('are those that the demo names, and no others', () => {
    const named = Object.values(pictures).map(({ file }) => file);
    expect(readdirSync(folder).sort()).toEqual(named.sort());
  });

  test('of whole pictures weigh 80 to 220 kB each', () => {
    const weights = Object.keys(manifest.pictures).map((name) => ({
      name,
      bytes: statSync(join(folder, `${name}.jpg`)).size,
    }));
    expect(weights.filter(({ bytes }) => bytes < 80_000 || bytes > 220_000)).toEqual([]);
  });

  test('weigh 12 MB at most together', () => {
    const total = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(total).toBeLessThanOrEqual(12_000_000);
  });
});

/** They are stored without being decoded: see `npm run art -- --measure`. */
describe('the stored measurements of the files', () => {
  test('match each current file', () => {
    const now = readdirSync(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]);
    expect(measured.map(({ file, sha256 }) => [file, sha256])).toEqual(now.sort());
  });

  // They change only together with their hashes above.
  longTest.each(measured)(
    '$file is nothing but a picture, and the picture that was measured',
    async (expected) => {
      const bytes = readFileSync(join(folder, expected.file));
      const { format, exif, icc, iptc, xmp, orientation, comments } = await sharp(bytes).metadata();
      expect({ format, exif, icc, iptc, xmp, orientation, comments }).toEqual({ format: 'jpeg' });
      // The end of a JPEG: nothing is hidden behind it.
      expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');

      const { width, height, thumbhash, placeholder, sharpness, perceptualHash } =
        await measurePicture(bytes);
      expect(expected).toMatchObject({ width, height });
      // Another processor may round a pixel differently.
      expect(Math.abs(sharpness - expected.sharpness)).toBeLessThanOrEqual(sharpness / 50);
      expect(difference(blurOf(thumbhash), blurOf(expected.thumbhash))).toBeLessThan(2);
      expect(difference(await pixelsOf(placeholder), await pixelsOf(expected.placeholder))).toBeLessThan(2);
      expect(looksBlurred(expected.sharpness)).toBe(false);
      expect(duplicateDistance(expected, { width, height, perceptualHash })).toBeLessThanOrEqual(2);
    },
  );
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const blurOf = (thumbhash: string) => thumbHashToRGBA(Buffer.from(thumbhash, 'base64')).rgba;
const pixelsOf = (dataUrl: string) =>
  sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
    .raw()
    .toBuffer();

/** Of two pictures of the same size: the mean over all their bytes. */
function difference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
}

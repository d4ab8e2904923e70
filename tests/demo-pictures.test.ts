import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { albums } from '#db/demo/albums.ts';
import { highlights } from '#db/demo/highlights.ts';
import { heroSlides, homePictures } from '#db/demo/home-pictures.ts';
import { leadership } from '#db/demo/leadership.ts';
import { news } from '#db/demo/news.ts';
import { notifications } from '#db/demo/notifications.ts';
import { pageFiles } from '#db/demo/page-files.ts';
import { pictures } from '#db/demo/pictures.ts';
import manifest from '../art/pictures.json' with { type: 'json' };

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

  test('of the gallery’s first page have a cover each to themselves', () => {
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

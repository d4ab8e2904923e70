import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import measured from '#db/demo/measured-pictures.json' with { type: 'json' };
import { duplicateDistance, hashPartsOf } from './perceptual-hash.ts';
import { measurePerceptualHash } from './measure-perceptual-hash.server.ts';

const copyOf = (file: string, width: number, quality: number) =>
  sharp(readFileSync(`db/demo/pictures/${file}`))
    .resize({ width })
    .jpeg({ quality })
    .toBuffer();

describe('for the sample school’s pictures', () => {
  test.each(measured.filter((_, index) => index % 9 === 0))(
    'smaller and poorer copies of $file are recognised',
    async ({ file, ...size }) => {
      for (const [width, quality] of [
        [800, 40],
        [320, 50],
      ] as const) {
        const copy = await copyOf(file, width, quality);
        const seen = {
          width,
          height: (await sharp(copy).metadata()).height,
          perceptualHash: await measurePerceptualHash(copy),
        };
        expect(duplicateDistance(size, seen), `${width} pixels`).toBeDefined();
      }
    },
  );

  test('no two different pictures match', () => {
    const pairs = measured.flatMap((one, index) =>
      measured.slice(index + 1).map((other) => [one, other] as const),
    );
    expect(pairs.filter(([one, other]) => duplicateDistance(one, other) !== undefined)).toEqual([]);
  });
});

test('a picture with other proportions does not match, nor does one without a hash', () => {
  const one = { perceptualHash: '00000000ffffffff', width: 400, height: 300 };
  expect(duplicateDistance(one, { ...one, width: 800, height: 601 })).toBe(0);
  expect(duplicateDistance(one, { ...one, width: 400, height: 320 })).toBeUndefined();
  expect(duplicateDistance(one, { ...one, perceptualHash: null })).toBeUndefined();
  expect(duplicateDistance(one, { ...one, perceptualHash: '' })).toBeUndefined();
  expect(duplicateDistance(one, { ...one, perceptualHash: '00000000ffffff00' })).toBe(8);
  expect(duplicateDistance(one, { ...one, perceptualHash: '00000001ffffff00' })).toBeUndefined();
});

test('a picture of one colour has no hash', async () => {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } });
  expect(await measurePerceptualHash(await plain.jpeg().toBuffer())).toBe('');
});

test('hashes that differ in three bits share a quarter', () => {
  const [one, other] = ['0123456789abcdef', '1123567789abcdee'].map(hashPartsOf);
  expect(one!.filter((part, index) => part === other![index])).toEqual(['89ab']);
});

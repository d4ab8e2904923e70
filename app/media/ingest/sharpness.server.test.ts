import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainPicture } from '#tests/support/content/school.ts';
import { looksBlurred, measureSharpness } from './sharpness.server.ts';

const folder = 'db/demo/pictures';
const pictures = readdirSync(folder);

test.each(pictures.slice(0, 8))('%s out of focus is blurred', async (name) => {
  const blurred = await sharp(readFileSync(join(folder, name)))
    .resize({ width: 800 })
    .blur(6.4)
    .jpeg()
    .toBuffer();
  expect(looksBlurred(await measureSharpness(blurred))).toBe(true);
});

test('a sheet of one colour, or a picture from before it was measured, is undecided', async () => {
  expect(looksBlurred(await measureSharpness(await plainPicture('red')))).toBe(false);
  expect(looksBlurred(null)).toBe(false);
});

test('a face in front of a soft background is sharp', async () => {
  const portrait = readFileSync(join(folder, 'chairman-portrait.jpg'));
  const soft = await sharp(portrait).resize({ width: 1200 }).blur(12).toBuffer();
  const { height = 0 } = await sharp(soft).metadata();
  const face = await sharp(portrait)
    .resize({ width: 1200 })
    .extract({ left: 400, top: 200, width: 400, height: Math.min(400, height - 200) })
    .toBuffer();
  const photo = await sharp(soft)
    .composite([{ input: face, left: 400, top: 200 }])
    .jpeg()
    .toBuffer();
  expect(looksBlurred(await measureSharpness(photo))).toBe(false);
});

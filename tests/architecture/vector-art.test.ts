import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bitmaps, drawings, faviconSizes } from '../../art/vector/drawings.mjs';
import { palette } from '../../art/vector/palette.mjs';

const svgFiles = ['app/ui/marks', 'art/vector', 'public'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(folder, file)),
);
const text = (file: string) => readFileSync(file, 'utf8');
const animated = ['homework', 'fees', 'attendance'].map((name) => `app/ui/marks/erp-${name}.svg`);
const stillOf = (file: string) => file.replace('.svg', '-still.svg');

describe('every drawing', () => {
  test.each(Object.entries(drawings))('%s matches its source', (file, draw) => {
    expect(text(file)).toBe(draw());
  });

  test.each(svgFiles)('%s is well formed, scales, and has no dependencies', async (file) => {
    const svg = text(file);
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
    const root = /^<svg [^>]*>/.exec(svg)![0];
    expect(root).toContain('viewBox=');
    expect(root).not.toMatch(/ (width|height)=/);
    expect(svg).not.toMatch(/<(script|style|image|foreignObject|metadata|!--)|\son\w+=|\sstyle=/i);
    expect(svg.match(/(href="|url\()[^"#)]/g)).toBeNull();
  });

  test('uses the colour tokens of the pages', () => {
    const tokens = text('app/ui/styles/tokens.css');
    expect(Object.values(palette).filter((colour) => !tokens.includes(colour))).toEqual([]);
  });
});

describe('the animated pictures of the app', () => {
  test.each(animated)('%s loops for ever, and is small', (file) => {
    const svg = text(file);
    expect(svg.match(/<animate/g)!.length).toBe(svg.match(/repeatCount="indefinite"/g)!.length);
    expect(Buffer.byteLength(svg)).toBeLessThan(150_000);
  });

  test.each(animated.map(stillOf))('%s does not move and shows everything', (file) => {
    expect(text(file)).not.toMatch(/<(animate|set)|opacity="0"/);
  });
});

describe('the icons of browsers and home screens', () => {
  test.each(Object.entries(bitmaps))('%s has the right size and few bytes', async (file, { size }) => {
    const bytes = readFileSync(file);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect(bytes.length).toBeLessThan(12_000);
  });

  test('the maskable icon keeps the mark within the circle that every system shows', async () => {
    const { data, info } = await sharp('public/icon-maskable-512.png')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, channels } = info;
    const differing: number[] = [];
    for (let i = 0; i < data.length; i += channels) {
      const [x, y] = [(i / channels) % width, Math.floor(i / channels / width)];
      const far = Math.hypot(x - width / 2, y - width / 2) > width * 0.4;
      if (far && data.readUIntBE(i, 3) !== data.readUIntBE(0, 3)) differing.push(i);
    }
    expect(differing).toEqual([]);
  });

  test('favicon.ico contains a picture for each size that browsers request', async () => {
    const ico = readFileSync('public/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [i, size] of faviconSizes.entries()) {
      const entry = 6 + 16 * i;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const picture = ico.subarray(offset, offset + length);
      expect(ico.readUInt8(entry)).toBe(size);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });
});

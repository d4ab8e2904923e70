import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as brands from './brands.ts';
import * as interfaceIcons from './interface.ts';
import * as pictograms from './pictograms.ts';

const ofModules = Object.assign(
  {},
  ...Object.values(import.meta.glob('/app/*/studio/icons.ts', { eager: true })),
) as typeof interfaceIcons;
const all = Object.entries({ ...brands, ...interfaceIcons, ...ofModules, ...pictograms });
const solid = Object.keys({ ...brands });

describe('every icon', () => {
  test.each(all)('%s is hidden from screen readers and takes a class name', (name, Icon) => {
    const kind = solid.includes(name) ? 'icon icon--solid' : 'icon';
    expect(renderToStaticMarkup(<Icon className="big" />)).toMatch(
      new RegExp(`^<svg class="${kind} big" viewBox="0 0 24 24" aria-hidden="true"><path d="M`, 'i'),
    );
  });

  test.each(all)('%s fills its square and does not exceed it', async (name, Icon) => {
    const paint = solid.includes(name) ? 'fill="#000"' : 'fill="none" stroke="#000" stroke-width="1.75"';
    const svg = renderToStaticMarkup(<Icon />).replace(
      'viewBox="0 0 24 24"',
      `xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="-6 -6 36 36" ${paint}`,
    );
    const drawn = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
    const { info } = await sharp(drawn).trim({ background: '#fff' }).toBuffer({ resolveWithObject: true });
    const [left, top] = [-info.trimOffsetLeft! / 8 - 6, -info.trimOffsetTop! / 8 - 6];
    const [right, bottom] = [left + info.width / 8, top + info.height / 8];
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.2);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(24.2);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(10);
  });
});

import { expect, test } from 'vitest';
import { contrast, inGrey } from '#app/core/contrast.ts';
import { paletteOf } from '#app/sites/identity/own-colours.ts';
import { type Palette, palettes } from '#app/sites/identity/palettes.ts';
import { blackAndWhite, type CardColours, coloursOf, sheetColoursOf, textPairs } from './colours.ts';

const own = (wall: string, accent: string): Palette => {
  const made = paletteOf({ wall, accent });
  if (!('palette' in made)) throw new Error('these two cannot be read');
  return made.palette;
};

const all: Record<string, Palette> = {
  ...palettes,
  'a dark wall of their own': own('#102030', '#ffcc33'),
  'a light wall of their own': own('#f4f0e4', '#7a1030'),
};

const expectReadable = (colours: CardColours) => {
  for (const [text, ground] of textPairs(colours)) {
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inGrey(text), inGrey(ground)), `${text} on ${ground}, in grey`).toBeGreaterThanOrEqual(
      4.5,
    );
  }
};

test.for(Object.entries(all))('%s is readable in colour and in grey', ([, palette]) => {
  for (const colours of [coloursOf(palette), sheetColoursOf(palette)]) {
    expectReadable(colours);
    // In the school's own colours, none of which was replaced by black.
    const { title, day, small, text, onSill } = colours;
    expect([title, day, small, text, onSill]).toEqual([
      palette.ink,
      palette.second,
      palette.secondDeep,
      palette.quiet,
      palette.ink,
    ]);
  }
});

test('a colour that is unreadable in grey is replaced by a darker one', () => {
  const palette = { ...palettes.marigold, second: '#ff7f50' };
  expect(coloursOf(palette).day).toBe(palettes.marigold.secondDeep);
});

test('a sheet in black and white has no grey', () => {
  expect(new Set(Object.values(blackAndWhite))).toEqual(new Set(['#000000', '#ffffff']));
  expectReadable(blackAndWhite);
});

test('grey is what a black-and-white printer makes of it', () => {
  expect(['#000000', '#ffffff', '#ff0000', '#0000ff'].map(inGrey)).toEqual([
    '#000000',
    '#ffffff',
    '#4c4c4c',
    '#1d1d1d',
  ]);
});

import { contrast, inGrey } from '#app/core/contrast.ts';
import type { Palette } from '#app/sites/identity/palettes.ts';

/** The colours of a card by what they are for. */
export interface CardColours {
  wall: string;
  /** The lines about the gateway and under the title. */
  line: string;
  /** On which the words stand. */
  page: string;
  title: string;
  day: string;
  small: string;
  text: string;
  /** The band at the foot, with the school's name. */
  sill: string;
  sillEdge: string;
  onSill: string;
  /** The school's mark: the gateway, and what stands in it. */
  mark: string;
  inMark: string;
}

/** Of a picture for screens. */
export const coloursOf = (palette: Palette): CardColours => on(palette, palette.paper, palette.sand);

/** Of a sheet of paper, which is white. */
export const sheetColoursOf = (palette: Palette): CardColours => on(palette, WHITE, WHITE);

/** Of a sheet for a printer without colours: lines and letters, no grounds. */
export const blackAndWhite: CardColours = {
  wall: '#ffffff',
  line: '#000000',
  page: '#ffffff',
  title: '#000000',
  day: '#000000',
  small: '#000000',
  text: '#000000',
  sill: '#ffffff',
  sillEdge: '#000000',
  onSill: '#000000',
  mark: '#000000',
  inMark: '#ffffff',
};

const WHITE = '#ffffff';

const on = (palette: Palette, page: string, sill: string): CardColours => ({
  wall: palette.wall,
  line: palette.accent,
  page,
  title: readable(page, palette.ink),
  day: readable(page, palette.second, palette.secondDeep, palette.ink),
  small: readable(page, palette.secondDeep, palette.ink),
  text: readable(page, palette.quiet, palette.ink),
  sill,
  sillEdge: palette.line,
  onSill: readable(sill, palette.ink),
  mark: palette.ink,
  inMark: palette.accent,
});

/** Every two of them that are text and its ground. */
export const textPairs = (of: CardColours): [text: string, ground: string][] => [
  ...[of.title, of.day, of.small, of.text].map((text): [string, string] => [text, of.page]),
  [of.onSill, of.sill],
];

/** The first that is read in colours and without: whoever gets a card prints it as they can. */
const readable = (ground: string, ...colours: string[]): string =>
  colours.find((colour) => leastContrast(colour, ground) >= 4.5) ?? '#000000';

export const leastContrast = (one: string, other: string): number =>
  Math.min(contrast(one, other), contrast(inGrey(one), inGrey(other)));

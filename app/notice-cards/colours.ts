import { contrast, inGrey } from '#app/core/contrast.ts';
import type { Palette } from '#app/sites/identity/palettes.ts';

/** The colours of a card by purpose. */
export interface CardColours {
  wall: string;
  /** The lines around the gateway and below the title. */
  line: string;
  /** The background of the text. */
  page: string;
  title: string;
  day: string;
  small: string;
  text: string;
  /** The band at the bottom, with the school's name. */
  sill: string;
  sillEdge: string;
  onSill: string;
  /** The school's logo: the gateway, and the letter in it. */
  mark: string;
  inMark: string;
}

/** For a picture on screens. */
export const coloursOf = (palette: Palette): CardColours => on(palette, palette.paper, palette.sand);

/** For a sheet of paper, which is white. */
export const sheetColoursOf = (palette: Palette): CardColours => on(palette, WHITE, WHITE);

/** For a sheet on a black-and-white printer: lines and letters, no backgrounds. */
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

/** All pairs of text and background among them. */
export const textPairs = (of: CardColours): [text: string, ground: string][] => [
  ...[of.title, of.day, of.small, of.text].map((text): [string, string] => [text, of.page]),
  [of.onSill, of.sill],
];

/** The first that is readable in colour and in grey, because a card may be printed either way. */
const readable = (ground: string, ...colours: string[]): string =>
  colours.find((colour) => leastContrast(colour, ground) >= 4.5) ?? '#000000';

export const leastContrast = (one: string, other: string): number =>
  Math.min(contrast(one, other), contrast(inGrey(one), inGrey(other)));

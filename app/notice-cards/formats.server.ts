import { CARD_FACES, type Face } from '#app/notice-cards/card-text.server.ts';
import type { TypefaceName } from '#app/sites/identity/typefaces.ts';
import type { CardColours } from './colours.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  bottom: number;
}

/** The layout of the text in one of two variants: below the picture, or alone in the whole gateway. */
export interface TextLayout {
  words: Box;
  align: 'left' | 'centre';
  /** Largest first. The title uses the first size at which everything fits. */
  titles: readonly number[];
  /** The maximum size of the facts below it. */
  facts: number;
  /**
   * The text below the facts: the maximum number of lines, and its sizes in percent of the facts', the
   * smallest for long texts.
   */
  maxLines: number;
  textSizes: readonly number[];
  /** The day: its number, and the words next to or below it. */
  head: { large: number; small: number };
}

/** The dimensions of one format, in its own pixels. */
export interface Format {
  width: number;
  height: number;
  /** The gateway: its left edge, the top of its crown, its width and the bottom of its sides. */
  gate: { x: number; y: number; width: number; foot: number };
  pictureFoot: number;
  /** Where the day is if it is inside the crown: its centre line and its maximum width. */
  crown: { top: number; width: number };
  withPicture: TextLayout;
  alone: TextLayout;
  margin: number;
  /** Pixels per unit. */
  unit: number;
  /** The maximum size of the QR code. */
  qr: number;
}

export const formats = {
  tall: {
    width: 1080,
    height: 1350,
    gate: { x: 80, y: 64, width: 920, foot: 1160 },
    pictureFoot: 542,
    crown: { top: 176, width: 400 },
    withPicture: {
      words: { x: 138, y: 572, width: 804, bottom: 1130 },
      align: 'left',
      titles: [84, 76, 68, 60, 53, 47, 42],
      facts: 36,
      maxLines: 5,
      textSizes: [110, 94],
      head: { large: 128, small: 36 },
    },
    alone: {
      words: { x: 152, y: 500, width: 776, bottom: 1130 },
      align: 'centre',
      titles: [96, 88, 80, 72, 64, 57, 50, 45, 41, 37, 33, 30, 27, 24, 21],
      facts: 36,
      maxLines: 5,
      textSizes: [110, 94],
      head: { large: 190, small: 36 },
    },
    margin: 64,
    unit: 1,
    qr: 164,
  },
  square: {
    width: 1080,
    height: 1080,
    gate: { x: 62, y: 40, width: 956, foot: 896 },
    pictureFoot: 500,
    crown: { top: 122, width: 380 },
    withPicture: {
      words: { x: 132, y: 526, width: 816, bottom: 874 },
      align: 'left',
      titles: [76, 68, 60, 53, 47, 42],
      facts: 32,
      maxLines: 5,
      textSizes: [110, 94],
      head: { large: 104, small: 31 },
    },
    alone: {
      words: { x: 162, y: 372, width: 756, bottom: 874 },
      align: 'centre',
      titles: [84, 76, 68, 60, 53, 47, 42, 38, 34, 31, 28, 25, 22, 20],
      facts: 32,
      maxLines: 5,
      textSizes: [110, 94],
      head: { large: 138, small: 32 },
    },
    margin: 56,
    unit: 1,
    qr: 164,
  },
  /** 210 × 297 mm in CSS pixels; drawn at three times the resolution for printing. */
  a4: {
    width: 794,
    height: 1123,
    gate: { x: 104, y: 158, width: 586, foot: 914 },
    pictureFoot: 486,
    crown: { top: 232, width: 260 },
    withPicture: {
      words: { x: 148, y: 512, width: 500, bottom: 894 },
      align: 'left',
      titles: [52, 47, 42, 38, 34, 31, 28],
      facts: 21,
      maxLines: 12,
      textSizes: [150, 125, 94],
      head: { large: 74, small: 21 },
    },
    alone: {
      words: { x: 164, y: 436, width: 466, bottom: 894 },
      align: 'left',
      titles: [60, 54, 48, 43, 39, 35, 32, 29, 27, 25, 23, 21, 19, 17],
      facts: 22,
      maxLines: 12,
      textSizes: [150, 125, 94],
      head: { large: 104, small: 22 },
    },
    margin: 60,
    unit: 1,
    qr: 132,
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** The fonts and languages of a card. */
export interface CardStyle {
  format: Format;
  colours: CardColours;
  letters: TypefaceName;
}

/** The fonts of a card, each with the one for Devanagari. */
export const facesOf = (letters: TypefaceName) =>
  ({
    title: { face: CARD_FACES[letters].title, hindi: 'CardTitle' },
    strong: { face: CARD_FACES[letters].text, hindi: 'CardTextHindi' },
    plain: { face: letters === 'book' ? 'CardPlainBook' : 'CardPlain', hindi: 'CardPlain' },
  }) as const satisfies Record<string, { face: Face; hindi: Face }>;

/** The same format with this many pixels per pixel. */
export const scaled = (format: Format, by: number): Format => times(format, by);

function times<Value>(value: Value, by: number): Value {
  if (typeof value === 'number') return Math.round(value * by) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => times(each, by)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      ['maxLines', 'textSizes'].includes(name) ? each : times(each, by),
    ]),
  ) as Value;
}

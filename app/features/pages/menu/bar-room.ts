import type { PageSection } from '#content/page-text.ts';

/** The widths of the menu bar's letters, in hundredths of the font size; others are about as wide as an `n`. */
const WIDTHS: readonly [letters: string, width: number][] = [
  ["'ijlIJ’", 24],
  [' ,.', 26],
  ['/:;|f-()[]rt!', 31],
  ['"*?szcLFk–', 44],
  ['vxyPTYaeo', 50],
  ['KBVXZCRAU', 58],
  ['NHDG&OQ', 63],
  ['wM+=', 69],
  ['%mW@', 81],
];
const USUAL = 52;
/** Devanagari, and everything else that is not Latin. */
const WIDE = 82;

const widthOf = (letter: string): number => {
  const width = WIDTHS.find(([letters]) => letters.includes(letter));
  if (width) return width[1];
  if (/\p{Mark}/u.test(letter)) return 0;
  return letter.charCodeAt(0) < 0x250 ? USUAL : WIDE;
};

/** In units of the font size. */
const lengthOf = (name: string): number => [...name].reduce((sum, letter) => sum + widthOf(letter), 0) / 100;

interface Bar {
  /** The names in the bar, and which of them open a list. */
  groups: string[];
  pages: string[];
}

/** In pixels: the bar at its narrowest and its widest, as in `main-menu.module.css` and the header. */
const NARROW = { letter: 16.85, sign: 20.85, room: 728 };
const BROAD = { letter: 18, sign: 22, room: 896 };
const PADDING = { close: 12.8, narrow: 15.4, broad: 35.2 };

const widthAt = (
  { groups, pages }: Bar,
  { letter, sign }: { letter: number; sign: number },
  padding: number,
) =>
  [...groups, ...pages].reduce((sum, name) => sum + lengthOf(name) * letter + padding, 0) +
  groups.length * sign;

/** Whether the names fit into one row where the bar is narrowest, if they are close together. */
export const hasRoom = (bar: Bar): boolean => widthAt(bar, NARROW, PADDING.close) <= NARROW.room;

/** Whether they must be closer together than usual. */
export const isTight = (bar: Bar): boolean =>
  widthAt(bar, NARROW, PADDING.narrow) > NARROW.room || widthAt(bar, BROAD, PADDING.broad) > BROAD.room;

/** How many more average letters would fit; negative if it is too full. */
export const lettersLeft = (bar: Bar): number =>
  Math.floor((NARROW.room - widthAt(bar, NARROW, PADDING.close)) / (NARROW.letter * (USUAL / 100)));

/** The bar of these sections. An entry without a name shows its page's title, which is not known here. */
export function barOf(sections: readonly PageSection[]): Bar {
  return {
    groups: sections.flatMap(({ kind, values }) => (kind === 'menuGroup' ? [values['heading'] ?? ''] : [])),
    pages: sections.flatMap(({ kind, items }) =>
      kind === 'menuBar' ? items.map(({ name = '' }) => name) : [],
    ),
  };
}

export const fitsInBar = (sections: readonly PageSection[]): boolean => hasRoom(barOf(sections));

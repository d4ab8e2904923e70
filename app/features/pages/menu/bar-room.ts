import type { PageSection } from '#content/page-text.ts';

/** How wide the letters of the bar are, in hundredths of their size; what is not named is about as wide as an `n`. */
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
/** Devanagari, and whatever else is not written in Latin letters. */
const WIDE = 82;

const widthOf = (letter: string): number => {
  const width = WIDTHS.find(([letters]) => letters.includes(letter));
  if (width) return width[1];
  if (/\p{Mark}/u.test(letter)) return 0;
  return letter.charCodeAt(0) < 0x250 ? USUAL : WIDE;
};

/** In sizes of a letter. */
const lengthOf = (name: string): number => [...name].reduce((sum, letter) => sum + widthOf(letter), 0) / 100;

interface Bar {
  /** The names that stand in it, and which of them open a list. */
  groups: string[];
  pages: string[];
}

/** In pixels: the bar where it first appears and where it is widest, as `main-menu.module.css` and the header have it. */
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

/** Whether the names stand in one row where the bar is narrowest, if they stand close. */
export const hasRoom = (bar: Bar): boolean => widthAt(bar, NARROW, PADDING.close) <= NARROW.room;

/** Whether they must stand closer than they usually do. */
export const standsClose = (bar: Bar): boolean =>
  widthAt(bar, NARROW, PADDING.narrow) > NARROW.room || widthAt(bar, BROAD, PADDING.broad) > BROAD.room;

/** How many more letters would go in, of those that are usual; below nothing where it is too full. */
export const lettersLeft = (bar: Bar): number =>
  Math.floor((NARROW.room - widthAt(bar, NARROW, PADDING.close)) / (NARROW.letter * (USUAL / 100)));

/** The bar that these sections make. Names that come from a page's title are not known here, and are the page's own. */
export function barOf(sections: readonly PageSection[]): Bar {
  return {
    groups: sections.flatMap(({ kind, values }) => (kind === 'menuGroup' ? [values['heading'] ?? ''] : [])),
    pages: sections.flatMap(({ kind, items }) =>
      kind === 'menuBar' ? items.map(({ name = '' }) => name) : [],
    ),
  };
}

export const fitsInBar = (sections: readonly PageSection[]): boolean => hasRoom(barOf(sections));

import { resolve } from 'node:path';
import { sharpFromText } from '#app/media/ingest/sharp.server.ts';
import type { Identity } from '#app/sites/identity/identity.ts';
import type { TypefaceName } from '#app/sites/identity/typefaces.ts';
import { languageOf } from '#app/words/language-of.ts';

/** By the name that each says in itself. */
const FONTS = {
  CardTitle: 'card-title',
  CardTitleBook: 'card-title-book',
  CardTitleRound: 'card-title-round',
  CardText: 'card-text',
  CardTextBook: 'card-text-book',
  CardTextHindi: 'card-text-hindi',
  CardPlain: 'card-plain',
  CardPlainBook: 'card-plain-book',
};
export type Face = keyof typeof FONTS;

export const CARD_FACES: Record<TypefaceName, { title: Face; text: Face }> = {
  carved: { title: 'CardTitle', text: 'CardText' },
  book: { title: 'CardTitleBook', text: 'CardTextBook' },
  round: { title: 'CardTitleRound', text: 'CardText' },
};

export const fontFile = (face: Face): string => resolve(`app/site/findability/card-fonts/${FONTS[face]}.ttf`);

/** Of the letter in a school's mark. */
export const markFace = ({ theme, initial }: Pick<Identity, 'theme' | 'initial'>): Face =>
  /\p{Script=Devanagari}/u.test(initial) ? CARD_FACES.carved.title : CARD_FACES[theme.letters].title;

/** By how much the lines of a face stand too far apart, in its size. */
const TIGHTER: Partial<Record<Face, number>> = {
  CardTitleBook: -0.08,
  CardTitleRound: 0.5,
  CardTextBook: 0.4,
  CardTextHindi: 0.34,
  CardPlain: 0.34,
  CardPlainBook: 0.3,
};

/** The same of Devanagari, which reaches higher and lower. */
const HINDI_TIGHTER: Partial<Record<Face, number>> = { CardTextHindi: 0.2, CardPlain: 0.2 };

export interface RenderedText {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** One line or several, as pixels. Pango sets the type: it alone here joins Devanagari as it is written. */
export async function renderText(
  text: string,
  options: {
    face: Face;
    /** The one that has Devanagari: of the faces of looks only that of the first look's titles does. */
    hindi?: Face;
    size: number;
    colour: string;
    width: number;
    align?: 'left' | 'centre' | 'right';
  },
): Promise<RenderedText> {
  const { size, colour, width, align = 'left', hindi = 'CardTitle' } = options;
  const face = /\p{Script=Devanagari}/u.test(text) ? hindi : options.face;
  const { data, info } = await sharpFromText({
    text: `<span foreground="${colour}">${escaped(text)}</span>`,
    font: `${face} ${size}`,
    fontfile: fontFile(face),
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char',
    align,
    // The face's own lines stand far apart; Devanagari needs more of that than Latin.
    spacing: -Math.round(
      size * (languageOf(text) === 'hi' ? (HINDI_TIGHTER[face] ?? 0.42) : (TIGHTER[face] ?? 0.62)),
    ),
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The largest of the sizes at which the text keeps within a height; what is too long even so is cut short. */
export async function renderTextToFit(
  text: string,
  fit: { face: Face; sizes: readonly number[]; colour: string; width: number; height: number },
): Promise<RenderedText> {
  const { sizes, width, height, ...textStyle } = fit;
  // Setting type is slow: what is far too large by a rough count is not tried.
  const hopeless = (size: number) => text.length * size * 0.4 * size > width * height;
  for (const size of sizes.filter((size) => !hopeless(size))) {
    const rendered = await renderText(text, { ...textStyle, size, width });
    if (rendered.raw.height <= height && rendered.raw.width <= width) return rendered;
  }
  const shorter = `${[...text]
    .slice(0, Math.floor([...text].length * 0.75))
    .join('')
    .trimEnd()}…`;
  return renderTextToFit(shorter, { ...fit, sizes: sizes.slice(-1) });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

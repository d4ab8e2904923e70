import { resolve } from 'node:path';
import { sharpFromText } from '#app/media/ingest/sharp.server.ts';
import type { Identity } from '#app/sites/identity/identity.ts';
import type { TypefaceName } from '#app/sites/identity/typefaces.ts';
import { languageOf } from '#app/words/language-of.ts';

/** By the family name inside each font file. */
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

/** For the letter in a school's logo. */
export const markFace = ({ theme, initial }: Pick<Identity, 'theme' | 'initial'>): Face =>
  /\p{Script=Devanagari}/u.test(initial) ? CARD_FACES.carved.title : CARD_FACES[theme.letters].title;

/** By how much a font's lines are too far apart, relative to its size. */
const TIGHTER: Partial<Record<Face, number>> = {
  CardTitleBook: -0.08,
  CardTitleRound: 0.5,
  CardTextBook: 0.4,
  CardTextHindi: 0.34,
  CardPlain: 0.34,
  CardPlainBook: 0.3,
};

/** The same for Devanagari, which extends higher and lower. */
const HINDI_TIGHTER: Partial<Record<Face, number>> = { CardTextHindi: 0.2, CardPlain: 0.2 };

export interface RenderedText {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** One or more lines, as pixels. Uses Pango, because only that shapes Devanagari correctly here. */
export async function renderText(
  text: string,
  options: {
    face: Face;
    /** The font with Devanagari: of the theme fonts only the default theme's title font has it. */
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
    // The font's own line spacing is wide; Devanagari needs more of it than Latin.
    spacing: -Math.round(
      size * (languageOf(text) === 'hi' ? (HINDI_TIGHTER[face] ?? 0.42) : (TIGHTER[face] ?? 0.62)),
    ),
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/**
 * The largest of the sizes at which the text fits the height; a text that is too long even for the smallest
 * is truncated.
 */
export async function renderTextToFit(
  text: string,
  fit: { face: Face; sizes: readonly number[]; colour: string; width: number; height: number },
): Promise<RenderedText> {
  const { sizes, width, height, ...textStyle } = fit;
  // Setting type is slow, so sizes that are far too large by a rough estimate are not tried.
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

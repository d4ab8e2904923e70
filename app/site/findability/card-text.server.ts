import { resolve } from 'node:path';
import { sharpFromText } from '#app/media/ingest/sharp.server.ts';
import type { LetterName } from '#app/sites/identity/letters.ts';
import { languageOf } from '#app/words/language-of.ts';

/** By the name that each says in itself. */
const FONTS = {
  CardTitle: 'card-title',
  CardTitleBook: 'card-title-book',
  CardTitleRound: 'card-title-round',
  CardText: 'card-text',
  CardTextBook: 'card-text-book',
};
type Face = keyof typeof FONTS;

export const CARD_FACES: Record<LetterName, { title: Face; text: Face }> = {
  carved: { title: 'CardTitle', text: 'CardText' },
  book: { title: 'CardTitleBook', text: 'CardTextBook' },
  round: { title: 'CardTitleRound', text: 'CardText' },
};

export const fontFile = (face: Face): string => resolve(`app/site/findability/card-fonts/${FONTS[face]}.ttf`);

/** By how much the lines of a face stand too far apart, in its size. */
const TIGHTER: Partial<Record<Face, number>> = {
  CardTitleBook: -0.08,
  CardTitleRound: 0.5,
  CardTextBook: 0.4,
};

export interface Lettering {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** One line or several, as pixels. Pango sets the type: it alone here joins Devanagari as it is written. */
export async function letter(
  text: string,
  asked: { face: Face; size: number; colour: string; width: number },
): Promise<Lettering> {
  const { size, colour, width } = asked;
  // Only the face of the first look's titles has Devanagari.
  const face = /\p{Script=Devanagari}/u.test(text) ? 'CardTitle' : asked.face;
  const { data, info } = await sharpFromText({
    text: `<span foreground="${colour}">${escaped(text)}</span>`,
    font: `${face} ${size}`,
    fontfile: fontFile(face),
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char',
    // The face's own lines stand far apart; Devanagari needs more of that than Latin.
    spacing: -Math.round(size * (languageOf(text) === 'hi' ? 0.42 : (TIGHTER[face] ?? 0.62))),
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The largest of the sizes at which the text keeps within a height; what is too long even so is cut short. */
export async function letterToFit(
  text: string,
  fit: { face: Face; sizes: readonly number[]; colour: string; width: number; height: number },
): Promise<Lettering> {
  const { sizes, width, height, ...look } = fit;
  // Setting type is slow: what is far too large by a rough count is not tried.
  const hopeless = (size: number) => text.length * size * 0.4 * size > width * height;
  for (const size of sizes.filter((size) => !hopeless(size))) {
    const lettering = await letter(text, { ...look, size, width });
    if (lettering.raw.height <= height && lettering.raw.width <= width) return lettering;
  }
  const shorter = `${[...text]
    .slice(0, Math.floor([...text].length * 0.75))
    .join('')
    .trimEnd()}…`;
  return letterToFit(shorter, { ...fit, sizes: sizes.slice(-1) });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

import { resolve } from 'node:path';
import { sharpFromText } from '#app/media/sharp.server.ts';
import { languageOf } from '#app/words/language-of.ts';

const FONTS = {
  CardTitle: resolve('app/site/findability/card-fonts/card-title.ttf'),
  CardText: resolve('app/site/findability/card-fonts/card-text.ttf'),
};

export interface Lettering {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** One line or several, as pixels. Pango sets the type: it alone here joins Devanagari as it is written. */
export async function letter(
  text: string,
  asked: { face: keyof typeof FONTS; size: number; colour: string; width: number },
): Promise<Lettering> {
  const { size, colour, width } = asked;
  // Only the face of the titles has Devanagari.
  const face = /\p{Script=Devanagari}/u.test(text) ? 'CardTitle' : asked.face;
  const { data, info } = await sharpFromText({
    text: `<span foreground="${colour}">${escaped(text)}</span>`,
    font: `${face} ${size}`,
    fontfile: FONTS[face],
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char',
    // The face's own lines stand far apart; Devanagari needs more of that than Latin.
    spacing: -Math.round(size * (languageOf(text) === 'hi' ? 0.42 : 0.62)),
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The largest of the sizes at which the text keeps within a height; what is too long even so is cut short. */
export async function letterToFit(
  text: string,
  fit: { face: keyof typeof FONTS; sizes: readonly number[]; colour: string; width: number; height: number },
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

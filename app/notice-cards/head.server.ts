import { renderText } from '#app/notice-cards/card-text.server.ts';
import type { Announcement } from './announcement.ts';
import { facesOf, type CardStyle, type TextLayout } from './formats.server.ts';
import type { PlacedBlock } from './stack-blocks.ts';

interface Head {
  placed: PlacedBlock[];
  /** Where the space for the title begins. */
  bottom: number;
}

/** The day at the top of the text: its number, with its other words next to it on the same baseline. */
export async function headBeside(
  { head }: Announcement,
  textLayout: TextLayout,
  { colours, letters }: CardStyle,
): Promise<Head> {
  const faces = facesOf(letters);
  const { x, y, width } = textLayout.words;
  const { small } = textLayout.head;
  const large = await renderText(head.large, {
    ...faces.title,
    size: largeSize(head.large, textLayout),
    colour: colours.day,
    width,
  });
  const left = x + large.raw.width + Math.round(small * 0.7);
  const says = head.lines.join('\n');
  const lines = await renderText(says, {
    ...faces.strong,
    size: small,
    colour: colours.small,
    width: x + width - left,
  });
  const height = Math.max(large.raw.height, lines.raw.height);
  const onFoot = (block: typeof large) => y + height - block.raw.height;
  return {
    placed: [
      { ...large, part: 'head', says: head.large, left: x, top: onFoot(large) },
      { ...lines, part: 'head', says, left, top: onFoot(lines) },
    ],
    bottom: y + height + Math.round(textLayout.facts * 0.8),
  };
}

/** The day alone in the crown of the gateway. */
export async function headInCrown(
  { head }: Announcement,
  textLayout: TextLayout,
  { format, colours, letters }: CardStyle,
): Promise<Head> {
  const faces = facesOf(letters);
  const { gate } = format;
  // A word is wider than a number, and the crown is wider further down.
  const crown = isNumeral(head.large)
    ? format.crown
    : { ...format.crown, top: gate.y + Math.round(gate.width * 0.235) };
  const middle = gate.x + gate.width / 2;
  const sizes = [1, 0.8, 0.64, 0.5, 0.4, 0.3].map((part) => largeSize(head.large, textLayout) * part);
  let large;
  for (const size of sizes) {
    large = await renderText(head.large, {
      ...faces.title,
      size: Math.round(size),
      colour: colours.day,
      width: gate.width,
    });
    if (large.raw.width <= crown.width) break;
  }
  const says = head.lines.join(', ');
  const { small } = textLayout.head;
  const lines = await renderText(says, {
    ...faces.strong,
    size: small,
    colour: colours.small,
    width: Math.round(gate.width * 0.66),
    align: 'centre',
  });
  const below = crown.top + large!.raw.height + Math.round(small * 0.75);
  const centred = (width: number) => Math.round(middle - width / 2);
  return {
    placed: [
      { ...large!, part: 'head', says: head.large, left: centred(large!.raw.width), top: crown.top },
      { ...lines, part: 'head', says, left: centred(lines.raw.width), top: below },
    ],
    bottom: below + lines.raw.height + Math.round(small * 1.2),
  };
}

const isNumeral = (text: string) => /^[\d–]+$/.test(text);

/** A word is longer than a number, so it is smaller. */
const largeSize = (text: string, { head }: TextLayout) =>
  Math.round(isNumeral(text) ? head.large : head.large * 0.56);

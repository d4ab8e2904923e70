import { renderText } from '#app/notice-cards/card-text.server.ts';
import { type Announcement, sentencesOf } from './announcement.ts';
import { facesOf, type CardStyle, type TextLayout } from './formats.server.ts';
import { headBeside, headInCrown } from './head.server.ts';
import { heightOf, type CardLayout, type TextBlock, stackBlocks } from './stack-blocks.ts';

/**
 * Lays out the text so that nothing is cut: the title takes the size at which everything fits, then the
 * picture is dropped, and text that can be read on the page is shortened by whole sentences.
 */
export async function layOut(card: Announcement, style: CardStyle): Promise<CardLayout> {
  const { withPicture, alone } = style.format;
  if (card.picture) {
    const head = await headBeside(card, withPicture, style);
    const stack = await stackUnder(head.bottom, card, withPicture, style, card.facts.length);
    if (stack) return { hasPicture: true, placed: [...head.placed, ...stack.placed], rule: stack.rule };
  }
  const head = await headInCrown(card, alone, style);
  const stack = await stackUnder(Math.max(head.bottom, alone.words.y), card, alone, style, 0);
  if (!stack) throw new Error(`No size is small enough for the title of ${card.url}`);
  return { hasPicture: false, placed: [...head.placed, ...stack.placed], rule: stack.rule };
}

async function stackUnder(
  top: number,
  card: Announcement,
  textLayout: TextLayout,
  style: CardStyle,
  leastFacts: number,
): Promise<Pick<CardLayout, 'placed' | 'rule'> | undefined> {
  const room = textLayout.words.bottom - top;
  const fitting = await findFitting(card, textLayout, style, { room, leastFacts });
  if (!fitting) return undefined;
  const text = await findFittingText(card.text, fitting, textLayout, style, room);
  const blocks = text ? [...fitting, text] : fitting;
  const spare = textLayout.align === 'centre' ? (room - heightOf(blocks, textLayout)) / 2 : 0;
  return stackBlocks(blocks, textLayout, top + spare);
}

/** The largest possible title with the facts below it; with fewer facts if the smallest has no space for all. */
async function findFitting(
  card: Announcement,
  textLayout: TextLayout,
  { colours, letters }: CardStyle,
  { room, leastFacts }: { room: number; leastFacts: number },
): Promise<TextBlock[] | undefined> {
  const faces = facesOf(letters);
  const { words, align } = textLayout;
  const { width } = words;
  for (let count = card.facts.length; count >= leastFacts; count--) {
    for (const size of textLayout.titles) {
      if (isHopeless(card.title, size, width, room)) continue;
      const title = await renderText(card.title, {
        ...faces.title,
        size,
        colour: colours.title,
        width,
        align,
      });
      if (title.raw.height > room || title.raw.width > width) continue;
      const textStyle = {
        ...faces.strong,
        size: factSize(textLayout, size),
        colour: colours.title,
        width,
        align,
      };
      const facts: TextBlock[] = [];
      for (const says of card.facts.slice(0, count))
        facts.push({ ...(await renderText(says, textStyle)), part: 'fact', says });
      const blocks: TextBlock[] = [{ ...title, part: 'title', says: card.title }, ...facts];
      if (heightOf(blocks, textLayout) > room) continue;
      return [
        await balanced(blocks[0]!, { ...faces.title, size, colour: colours.title, width, align }),
        ...facts,
      ];
    }
  }
  return undefined;
}

/** Balances the line lengths, so that no single word is on the last line. */
async function balanced(title: TextBlock, textStyle: Parameters<typeof renderText>[1]): Promise<TextBlock> {
  for (const part of [0.7, 0.78, 0.86, 0.93]) {
    const narrower = await renderText(title.says, {
      ...textStyle,
      width: Math.round(textStyle.width * part),
    });
    const isWhole = narrower.raw.width <= textStyle.width;
    if (isWhole && narrower.raw.height <= title.raw.height) return { ...title, ...narrower };
  }
  return title;
}

/** Facts are never larger than their title. */
const factSize = ({ facts }: TextLayout, title: number) => Math.round(Math.min(facts, title * 0.85));

/** Setting type is slow, so sizes that are far too large by a rough estimate are not tried. */
const isHopeless = (text: string, size: number, width: number, room: number) =>
  text.length * size * 0.36 * size > width * room;

const MAX_ATTEMPTS = 6;

/**
 * The whole text in the largest size that fits, otherwise as many of its first sentences as fit in the
 * smallest.
 */
async function findFittingText(
  text: string,
  above: TextBlock[],
  textLayout: TextLayout,
  { colours, letters }: CardStyle,
  room: number,
): Promise<TextBlock | undefined> {
  const { words, align, facts, maxLines } = textLayout;
  const { width } = words;
  const textStyle = { ...facesOf(letters).plain, colour: colours.text, width, align };
  const sentences = sentencesOf(text);
  // Never larger than the facts that it explains.
  const most = above.length > 1 ? 100 : Infinity;
  const sizes = textLayout.textSizes
    .filter((hundredths) => hundredths <= most)
    .map((hundredths) => Math.round((facts * hundredths) / 100));
  const set = async (count: number, size: number): Promise<TextBlock | undefined> => {
    const says = sentences.slice(0, count).join(' ');
    const lines = Math.min((room - heightOf(above, textLayout)) / (size * 1.1), maxLines);
    if (says.length * size * 0.36 > lines * width) return undefined;
    const block: TextBlock = { ...(await renderText(says, { ...textStyle, size })), part: 'text', says };
    const isShort = block.raw.height <= maxLines * size * 1.5 && block.raw.width <= width;
    return isShort && heightOf([...above, block], textLayout) <= room ? block : undefined;
  };
  if (sentences.length === 0) return undefined;
  for (const size of sizes) {
    const whole = await set(sentences.length, size);
    if (whole) return whole;
  }
  for (let count = Math.min(sentences.length - 1, MAX_ATTEMPTS); count > 0; count--) {
    const part = await set(count, sizes.at(-1)!);
    if (part) return part;
  }
  return undefined;
}

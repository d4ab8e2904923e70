import { letter } from '#app/site/findability/card-text.server.ts';
import { type Announcement, sentencesOf } from './announcement.ts';
import { facesOf, type Lettered, type Standing } from './formats.server.ts';
import { headBeside, headInCrown } from './head.server.ts';
import { heightOf, type LaidOut, type Piece, pile } from './pile.ts';

/**
 * Sets the words so that each of them is whole: the title takes the size at which all fits, then the picture gives way,
 * and what can be read on the page is left out by whole sentences.
 */
export async function layOut(card: Announcement, lettered: Lettered): Promise<LaidOut> {
  const { withPicture, alone } = lettered.format;
  if (card.picture) {
    const head = await headBeside(card, withPicture, lettered);
    const stack = await stackUnder(head.bottom, card, withPicture, lettered, card.facts.length);
    if (stack) return { hasPicture: true, placed: [...head.placed, ...stack.placed], rule: stack.rule };
  }
  const head = await headInCrown(card, alone, lettered);
  const stack = await stackUnder(Math.max(head.bottom, alone.words.y), card, alone, lettered, 0);
  if (!stack) throw new Error(`No size is small enough for the title of ${card.url}`);
  return { hasPicture: false, placed: [...head.placed, ...stack.placed], rule: stack.rule };
}

async function stackUnder(
  top: number,
  card: Announcement,
  standing: Standing,
  lettered: Lettered,
  leastFacts: number,
): Promise<Pick<LaidOut, 'placed' | 'rule'> | undefined> {
  const room = standing.words.bottom - top;
  const fitting = await findFitting(card, standing, lettered, { room, leastFacts });
  if (!fitting) return undefined;
  const text = await findFittingText(card.text, fitting, standing, lettered, room);
  const pieces = text ? [...fitting, text] : fitting;
  const spare = standing.align === 'centre' ? (room - heightOf(pieces, standing)) / 2 : 0;
  return pile(pieces, standing, top + spare);
}

/** The title as large as it may be, with the facts below it; where the smallest has no room for all, with fewer. */
async function findFitting(
  card: Announcement,
  standing: Standing,
  { colours, letters }: Lettered,
  { room, leastFacts }: { room: number; leastFacts: number },
): Promise<Piece[] | undefined> {
  const faces = facesOf(letters);
  const { words, align } = standing;
  const { width } = words;
  for (let count = card.facts.length; count >= leastFacts; count--) {
    for (const size of standing.titles) {
      if (isHopeless(card.title, size, width, room)) continue;
      const title = await letter(card.title, { ...faces.title, size, colour: colours.title, width, align });
      if (title.raw.height > room || title.raw.width > width) continue;
      const look = { ...faces.strong, size: factSize(standing, size), colour: colours.title, width, align };
      const facts: Piece[] = [];
      for (const says of card.facts.slice(0, count))
        facts.push({ ...(await letter(says, look)), part: 'fact', says });
      const pieces: Piece[] = [{ ...title, part: 'title', says: card.title }, ...facts];
      if (heightOf(pieces, standing) > room) continue;
      return [
        await balanced(pieces[0]!, { ...faces.title, size, colour: colours.title, width, align }),
        ...facts,
      ];
    }
  }
  return undefined;
}

/** The same lines, as long as each other as may be: no word stands alone on the last. */
async function balanced(title: Piece, look: Parameters<typeof letter>[1]): Promise<Piece> {
  for (const part of [0.7, 0.78, 0.86, 0.93]) {
    const narrower = await letter(title.says, { ...look, width: Math.round(look.width * part) });
    const isWhole = narrower.raw.width <= look.width;
    if (isWhole && narrower.raw.height <= title.raw.height) return { ...title, ...narrower };
  }
  return title;
}

/** Facts are never larger than the title that they belong to. */
const factSize = ({ facts }: Standing, title: number) => Math.round(Math.min(facts, title * 0.85));

/** Setting type is slow: what is far too large by a rough count is not tried. */
const isHopeless = (text: string, size: number, width: number, room: number) =>
  text.length * size * 0.36 * size > width * room;

const MOST_TRIES = 6;

/** All of the text in the largest size at which it has room, else as many of its first sentences as have in the smallest. */
async function findFittingText(
  text: string,
  above: Piece[],
  standing: Standing,
  { colours, letters }: Lettered,
  room: number,
): Promise<Piece | undefined> {
  const { words, align, facts, mostLines } = standing;
  const { width } = words;
  const look = { ...facesOf(letters).plain, colour: colours.text, width, align };
  const sentences = sentencesOf(text);
  // Never larger than the facts that it explains.
  const most = above.length > 1 ? 100 : Infinity;
  const sizes = standing.textSizes
    .filter((hundredths) => hundredths <= most)
    .map((hundredths) => Math.round((facts * hundredths) / 100));
  const set = async (count: number, size: number): Promise<Piece | undefined> => {
    const says = sentences.slice(0, count).join(' ');
    const lines = Math.min((room - heightOf(above, standing)) / (size * 1.1), mostLines);
    if (says.length * size * 0.36 > lines * width) return undefined;
    const piece: Piece = { ...(await letter(says, { ...look, size })), part: 'text', says };
    const isShort = piece.raw.height <= mostLines * size * 1.5 && piece.raw.width <= width;
    return isShort && heightOf([...above, piece], standing) <= room ? piece : undefined;
  };
  if (sentences.length === 0) return undefined;
  for (const size of sizes) {
    const whole = await set(sentences.length, size);
    if (whole) return whole;
  }
  for (let count = Math.min(sentences.length - 1, MOST_TRIES); count > 0; count--) {
    const part = await set(count, sizes.at(-1)!);
    if (part) return part;
  }
  return undefined;
}

import type { Lettering } from '#app/site/findability/card-text.server.ts';
import type { Standing } from './formats.server.ts';

/** A piece of lettering and what it says, all of it. */
export interface Piece extends Lettering {
  part: 'head' | 'title' | 'fact' | 'text' | 'school';
  says: string;
}

export interface Placed extends Piece {
  left: number;
  top: number;
}

export interface LaidOut {
  /** There is room for the picture; else the words have the whole gateway. */
  hasPicture: boolean;
  placed: Placed[];
  /** The line under the title, where something stands below it. */
  rule: { x: number; y: number; width: number } | undefined;
}

/** The pieces below each other, each with the space it needs; the line stands in the middle of the title's. */
export function pile(pieces: Piece[], standing: Standing, start: number): Pick<LaidOut, 'placed' | 'rule'> {
  const { x, width } = standing.words;
  let bottom = start;
  let rule: LaidOut['rule'];
  const placed = pieces.map((piece, at): Placed => {
    const space = spaceAbove(pieces, at, standing);
    if (pieces[at - 1]?.part === 'title') rule = { x, y: Math.round(bottom + space / 2), width };
    const top = Math.round(bottom + space);
    bottom = top + piece.raw.height;
    const middle = Math.round(x + (width - piece.raw.width) / 2);
    return { ...piece, top, left: standing.align === 'centre' ? middle : x };
  });
  return { placed, rule };
}

export const heightOf = (pieces: Piece[], standing: Standing): number =>
  pieces.reduce(
    // Each is set to a whole pixel, which may take half a one more.
    (sum, { raw }, at) => sum + Math.ceil(spaceAbove(pieces, at, standing)) + raw.height,
    0,
  );

function spaceAbove(pieces: Piece[], at: number, { facts: size }: Standing): number {
  const before = pieces[at - 1]?.part;
  if (!before) return 0;
  if (before === 'title') return size * 1.7;
  return before === pieces[at]!.part ? size * 0.4 : size * 0.7;
}

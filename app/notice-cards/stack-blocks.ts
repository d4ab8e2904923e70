import type { RenderedText } from '#app/notice-cards/card-text.server.ts';
import type { TextLayout } from './formats.server.ts';

/** A rendered text and its complete content. */
export interface TextBlock extends RenderedText {
  part: 'head' | 'title' | 'fact' | 'text' | 'school';
  says: string;
}

export interface PlacedBlock extends TextBlock {
  left: number;
  top: number;
}

export interface CardLayout {
  /** There is space for the picture; otherwise the text has the whole gateway. */
  hasPicture: boolean;
  placed: PlacedBlock[];
  /** The line below the title, if something follows it. */
  rule: { x: number; y: number; width: number } | undefined;
}

/** Stacks the blocks, each with the space it needs; the line is in the middle of the title's. */
export function stackBlocks(
  blocks: TextBlock[],
  textLayout: TextLayout,
  start: number,
): Pick<CardLayout, 'placed' | 'rule'> {
  const { x, width } = textLayout.words;
  let bottom = start;
  let rule: CardLayout['rule'];
  const placed = blocks.map((block, at): PlacedBlock => {
    const space = spaceAbove(blocks, at, textLayout);
    if (blocks[at - 1]?.part === 'title') rule = { x, y: Math.round(bottom + space / 2), width };
    const top = Math.round(bottom + space);
    bottom = top + block.raw.height;
    const middle = Math.round(x + (width - block.raw.width) / 2);
    return { ...block, top, left: textLayout.align === 'centre' ? middle : x };
  });
  return { placed, rule };
}

export const heightOf = (blocks: TextBlock[], textLayout: TextLayout): number =>
  blocks.reduce(
    // Each is rounded to a whole pixel, which may add half a one.
    (sum, { raw }, at) => sum + Math.ceil(spaceAbove(blocks, at, textLayout)) + raw.height,
    0,
  );

function spaceAbove(blocks: TextBlock[], at: number, { facts: size }: TextLayout): number {
  const before = blocks[at - 1]?.part;
  if (!before) return 0;
  if (before === 'title') return size * 1.7;
  return before === blocks[at]!.part ? size * 0.4 : size * 0.7;
}

import { blocksFrom, type Notation } from './block-notation.ts';
import { writeTree } from './rich-tree.ts';
import { tidyTree } from './tidy-tree.ts';

/** As phones write it: of the signs around words, only bold is kept; the others go, and their words stay. */
const MESSAGE: Notation = { marks: { '*': 'strong', _: undefined, '~': undefined }, hasBlocks: false };

/** A message that was copied as plain text, with its bold, its lists and its links. */
export const richFromMessage = (text: string): string =>
  writeTree(tidyTree(blocksFrom(text.replaceAll('```', '').replaceAll(/[\u200e\u200f]/g, ''), MESSAGE)));

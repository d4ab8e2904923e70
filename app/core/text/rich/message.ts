import { blocksFrom, type Notation } from './block-notation.ts';
import { writeTree } from './rich-tree.ts';
import { tidyTree } from './tidy-tree.ts';

/** The notation of phone messages: only bold is kept; other signs are removed and their words stay. */
const MESSAGE: Notation = { marks: { '*': 'strong', _: undefined, '~': undefined }, hasBlocks: false };

/** Converts a message that was copied as plain text, keeping its bold, lists and links. */
export const richFromMessage = (text: string): string =>
  writeTree(tidyTree(blocksFrom(text.replaceAll('```', '').replaceAll(/[\u200e\u200f]/g, ''), MESSAGE)));

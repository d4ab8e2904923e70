import { element, type RichElement, type RichNode } from '#app/core/text/rich/rich-tree.ts';

/** Nobody reads more on a page, and editors become slow. */
export const MAX_ROWS = 200;
const MAX_COLUMNS = 20;

/** The first rows of each table, and the number of those left out. */
export function cutTables(blocks: readonly RichElement[]): { blocks: RichElement[]; rowsLeftOut: number } {
  let rowsLeftOut = 0;
  const cut = blocks.map((block) => {
    if (block.tag !== 'table') return block;
    const rows = rowsIn(block);
    rowsLeftOut += Math.max(0, rows.length - MAX_ROWS);
    return element(
      'table',
      rows.slice(0, MAX_ROWS).map((row) => element('tr', row.children.slice(0, MAX_COLUMNS))),
    );
  });
  return { blocks: cut, rowsLeftOut };
}

const rowsIn = (part: RichElement): RichElement[] =>
  part.children.flatMap((child: RichNode) =>
    typeof child === 'string' ? [] : child.tag === 'tr' ? [child] : rowsIn(child),
  );

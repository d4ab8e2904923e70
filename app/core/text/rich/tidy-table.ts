import { element, type RichElement, type RichNode, wordsIn } from './rich-tree.ts';

/**
 * More columns are unreadable on a page. Without a limit, a few bytes of `colspan` could create millions of
 * cells.
 */
export const MAX_COLUMNS = 30;
export const MAX_ROWS = 300;
const MAX_CELLS = MAX_COLUMNS * MAX_ROWS;

/** The maximum for a rowspan. */
const MAX_ROWS_SPANNED = 20;
/** A longer text is written once, however many cells it spans. */
const LONGEST_REPEATED = 300;

/**
 * The limits that all tables of one text share. In a table that exceeds them, extra columns and cells are
 * dropped; rows are kept while there is room, so that a long table that was stored before is shown unchanged.
 */
export interface TableRoom {
  cells: number;
  isTooLarge: boolean;
}

export const newTableRoom = (): TableRoom => ({ cells: MAX_CELLS, isTooLarge: false });

/** The content that a cell keeps: paragraphs and lists. */
type Cell = RichElement[];

type BlocksOf = (cell: RichElement) => RichElement[];

/**
 * Normalises a table: the first row is the header, and all rows have the same number of cells. A spanning
 * cell is split into as many, so that each can be read on its own, also by a screen reader. A title over the
 * full width is moved before the table.
 */
export function tidyTable(table: RichElement, blocksOf: BlocksOf, room: TableRoom): RichElement[] {
  const written = rowsIn(table);
  const grid = withinRoom(filled(gridOf(written, blocksOf, room)), room);
  const title = grid[0] && titleOf(grid[0], written[0]!);
  const rows = title ? grid.slice(1) : grid;
  const before = title ? [element('p', [element('strong', [title])])] : [];
  if (rows.every((row) => row.every((cell) => cell.length === 0))) return before;
  const [first, ...others] = rows;
  if (others.length === 0) return [...before, element('table', [element('tbody', [rowOf(first!, false)])])];
  return [
    ...before,
    element('table', [
      element('thead', [rowOf(first!, true)]),
      element(
        'tbody',
        others.map((row) => rowOf(row, false)),
      ),
    ]),
  ];
}

/** Its own rows, not those of a nested table. */
const rowsIn = (part: RichElement): RichElement[] =>
  part.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.tag === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tag) ? rowsIn(child) : [];
  });

const cellsIn = (row: RichElement): RichElement[] =>
  row.children.filter(
    (child): child is RichElement => typeof child !== 'string' && ['td', 'th'].includes(child.tag),
  );

function gridOf(written: RichElement[], blocksOf: BlocksOf, room: TableRoom): (Cell | undefined)[][] {
  const rows = written.slice(0, room.cells);
  if (written.length > Math.min(MAX_ROWS, rows.length)) room.isTooLarge = true;
  const grid: (Cell | undefined)[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of cellsIn(row)) {
      while (grid[y]![x]) x++;
      if (x >= MAX_COLUMNS) {
        room.isTooLarge = true;
        break;
      }
      const blocks = blocksOf(cell);
      // Some editors write `colspan="100"` for "as wide as the table": the extra columns are no loss.
      const wide = Math.min(spanOf(cell, 'colspan'), MAX_COLUMNS - x);
      const high = Math.min(spanOf(cell, 'rowspan'), MAX_ROWS_SPANNED, rows.length - y);
      const repeated = wide * high === 1 || wordsIn(blocks).length <= LONGEST_REPEATED ? blocks : [];
      for (let down = 0; down < high; down++)
        for (let across = 0; across < wide; across++) {
          // Across several columns the text is written once, except in the header.
          const isRepeated = across === 0 || y === 0;
          grid[y + down]![x + across] = across + down === 0 ? blocks : isRepeated ? repeated : [];
        }
      x += wide;
    }
  }
  return grid;
}

function spanOf(cell: RichElement, name: string): number {
  const span = Number(cell.attributes[name] ?? 1);
  return Number.isInteger(span) && span > 1 ? span : 1;
}

function filled(grid: (Cell | undefined)[][]): Cell[][] {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  return grid
    .map((row) => Array.from({ length: width }, (_, x) => row[x] ?? []))
    .filter((row) => row.length > 0);
}

function withinRoom(grid: Cell[][], room: TableRoom): Cell[][] {
  const width = grid[0]?.length ?? 1;
  const kept = grid.slice(0, Math.floor(room.cells / width));
  if (kept.length < grid.length) room.isTooLarge = true;
  room.cells -= kept.length * width;
  return kept;
}

/** The text of a cell that spans all columns in the first row. */
function titleOf(row: Cell[], written: RichElement): string | undefined {
  const [only, ...more] = cellsIn(written);
  const isTitle = only && more.length === 0 && row.length > 1 && spanOf(only, 'colspan') >= row.length;
  return isTitle ? wordsIn(row[0]!).trim() || undefined : undefined;
}

/** An empty cell of the first row is not a header cell, because it describes nothing. */
const rowOf = (cells: Cell[], isHead: boolean): RichElement =>
  element(
    'tr',
    cells.map((blocks) => {
      if (wordsIn(blocks).trim() === '') return element('td', []);
      return isHead
        ? element('th', insideOf(blocks).flatMap(notBold), { scope: 'col' })
        : element('td', insideOf(blocks));
    }),
  );

const insideOf = (blocks: RichElement[]): RichNode[] =>
  blocks.length === 1 && blocks[0]!.tag === 'p' ? blocks[0]!.children : blocks;

/** A header cell is bold anyway. */
function notBold(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  const children = node.children.flatMap(notBold);
  return node.tag === 'strong' ? children : [{ ...node, children }];
}

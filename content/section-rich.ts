import { pageAddress, type PageName, pages } from '#app/addresses.ts';
import { linkedText } from '#app/core/text/rich/addresses-in-text.ts';
import { inLines, isRich, rowsOf } from '#app/core/text/rich/rich-text.ts';
import {
  element,
  parseTree,
  type RichElement,
  type RichNode,
  wordsIn,
  writeTree,
} from '#app/core/text/rich/rich-tree.ts';
import { tidyTree } from '#app/core/text/rich/tidy-tree.ts';

/**
 * A section's text is plain as long as nothing in it needs more: paragraphs with an empty line between them,
 * `[words](pageName)` for a link to one of our pages, and a table as lines with bars. Text with bold, lists, other
 * links or tables is HTML, as in news. Both are read here, and the editor shows neither.
 */

/** As the editor reads it. */
export function richFromSection(text: string): string {
  if (isRich(text)) return text;
  return writeTree(
    text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => element('p', withPageLinks(paragraph))),
  );
}

/** As stored: plain text where that means the same. */
export function sectionFromRich(html: string): string {
  const blocks = tidyTree(parseTree(html));
  const rich = writeTree(blocks);
  if (!blocks.every(({ tag }) => tag === 'p')) return rich;
  const plain = blocks.map(({ children }) => plainLine(children)).join('\n\n');
  return writeTree(parseTree(richFromSection(plain))) === rich ? plain : rich;
}

const NAMED = /\[([^\]\n]{1,300})\]\((\w{1,40})(#[\w-]{1,80})?\)/g;

const isPage = (name: string | undefined): name is PageName =>
  name !== undefined && Object.hasOwn(pages, name);

function withPageLinks(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let end = 0;
  for (const { 0: written, 1: words = '', 2: page, 3: anchor, index } of text.matchAll(NAMED)) {
    if (!isPage(page)) continue;
    nodes.push(
      ...inLines(text.slice(end, index)),
      element('a', [words], { href: pageAddress(page, {}, anchor) }),
    );
    end = index + written.length;
  }
  return [...nodes, ...inLines(text.slice(end))].filter((node) => node !== '');
}

const plainLine = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const words = wordsIn(node.children);
      const named = node.tag === 'a' && pageAt(node.attributes['href'] ?? '');
      return named ? `[${words}](${named})` : words;
    })
    .join('');

/** The name of our page that an address leads to, with its anchor. */
function pageAt(href: string): string | undefined {
  const [path = '', anchor] = href.split('#');
  const name = (Object.keys(pages) as PageName[]).find((page) => pageAddress(page) === path);
  return name && (anchor ? `${name}#${anchor}` : name);
}

/** The cells of a table that was typed: a row a line, a bar or a tab between its cells. */
export const typedRows = (typed: string): string[][] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/[\t|]/).map((cell) => cell.trim()));

/** The cells of a section's table, in either format. */
export function tableRows(kept: string): RichNode[][][] {
  if (!isRich(kept)) return typedRows(kept).map((cells) => cells.map((cell) => [cell]));
  const table = tableIn(kept);
  return table ? rowsOf(table) : [];
}

const tableIn = (html: string): RichElement | undefined =>
  tidyTree(parseTree(html)).find(({ tag }) => tag === 'table');

const EMPTY_TABLE = [
  ['', ''],
  ['', ''],
  ['', ''],
];

/** A section's table as the editor reads it; an empty one gets empty cells. */
export function richFromTable(kept: string): string {
  if (isRich(kept)) return writeTree([tableIn(kept) ?? element('table', [])]);
  const rows = typedRows(kept);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const cells = rows.length > 0 ? rows : EMPTY_TABLE;
  return writeTree([
    element(
      'table',
      cells.map((row, index) =>
        element(
          'tr',
          Array.from({ length: Math.max(width, row.length) }, (_, column) =>
            element(index === 0 ? 'th' : 'td', [element('p', linkedText(row[column] ?? ''))]),
          ),
        ),
      ),
    ),
  ]);
}

/** As stored: lines with bars where that means the same. */
export function tableFromRich(html: string): string {
  const table = tableIn(html);
  if (!table) return '';
  const rows = rowsOf(table);
  const words = rows.map((cells) => cells.map((cell) => wordsIn(cell).trim()));
  if (words.every((cells) => cells.every((cell) => cell === ''))) return '';
  const typed = words.map((cells) => cells.join(' | ')).join('\n');
  const isPlain = rows.every((cells) =>
    cells.every((cell) => writeTree(cell) === writeTree(linkedText(wordsIn(cell)))),
  );
  return isPlain && JSON.stringify(typedRows(typed)) === JSON.stringify(words) ? typed : writeTree([table]);
}

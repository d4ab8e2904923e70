import { element, type RichElement, type RichNode, wordsIn } from './rich-tree.ts';
import { newTableRoom, type TableRoom, tidyTable } from './tidy-table.ts';

const INLINE = new Set(['br', 'strong', 'em', 'a']);
const HEADINGS = new Set(['h2', 'h3']);

/** The blocks of a text in our normal form. The caller must have removed all other tags. */
export function tidyTree(nodes: readonly RichNode[], room: TableRoom = newTableRoom()): RichElement[] {
  return inOrder(blocksOf(nodes, (block) => tidyBlock(block, room)));
}

const isBlock = (node: RichNode): node is RichElement => typeof node !== 'string' && !INLINE.has(node.tag);

/** Text between blocks becomes a paragraph. */
export function blocksOf(
  nodes: readonly RichNode[],
  tidy: (block: RichElement) => RichElement[],
): RichElement[] {
  const blocks: RichElement[] = [];
  let loose: RichNode[] = [];
  const close = () => {
    if (wordsIn(loose).trim()) blocks.push(element('p', trimmed(loose)));
    loose = [];
  };
  for (const node of nodes)
    if (isBlock(node)) {
      close();
      blocks.push(...tidy(node));
    } else loose.push(node);
  close();
  return blocks;
}

function tidyBlock(block: RichElement, room: TableRoom): RichElement[] {
  if (block.tag === 'table') return tidyTable(block, cellBlocks(room), room);
  if (HEADINGS.has(block.tag)) return headingOf(block);
  if (block.tag === 'blockquote') {
    const quoted = blocksOf(block.children, plainBlock(room));
    return quoted.length > 0 ? [element('blockquote', quoted)] : [];
  }
  return plainBlock(room)(block);
}

/** Paragraphs and lists, which quotations and cells may contain. */
const plainBlock =
  (room: TableRoom) =>
  (block: RichElement): RichElement[] => {
    if (block.tag === 'p' && !block.children.some(isBlock))
      return wordsIn(block.children).trim() ? [element('p', trimmed(block.children))] : [];
    if (block.tag === 'ul' || block.tag === 'ol') return listOf(block, room);
    if (block.tag === 'table')
      return tidyTable(block, cellBlocks(room), room).flatMap((table) => rowsAsParagraphs(table));
    return blocksOf(block.children, plainBlock(room));
  };

const cellBlocks =
  (room: TableRoom) =>
  (cell: RichElement): RichElement[] =>
    blocksOf(cell.children, plainBlock(room));

function listOf(list: RichElement, room: TableRoom): RichElement[] {
  const childrenOfItems: RichNode[][] = [];
  for (const child of list.children) {
    if (typeof child !== 'string' && child.tag === 'li') childrenOfItems.push(child.children);
    // Some programs write a nested list next to the item that it belongs to.
    else if (typeof child !== 'string') childrenOfItems.push([...(childrenOfItems.pop() ?? []), child]);
    else if (child.trim()) childrenOfItems.push([child]);
  }
  const items = childrenOfItems.map((children) => itemOf(children, room));
  const start = Number(list.attributes['start']);
  const counts = list.tag === 'ol' && Number.isInteger(start) && start > 1 && start < 10_000;
  return items.length > 0 ? [element(list.tag, items, counts ? { start: String(start) } : {})] : [];
}

const itemOf = (children: readonly RichNode[], room: TableRoom): RichElement => {
  const blocks = blocksOf(children, plainBlock(room));
  return element('li', blocks.length > 0 ? blocks : [element('p', [])]);
};

/** A heading is one line of text and is bold anyway. */
function headingOf({ tag, children }: RichElement): RichElement[] {
  const inline = trimmed(children.flatMap(inlineOf));
  return wordsIn(inline).trim() ? [element(tag, inline)] : [];
}

function inlineOf(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  if (node.tag === 'a') return [{ ...node, children: node.children.flatMap(inlineOf) }];
  if (node.tag === 'em') return [{ ...node, children: node.children.flatMap(inlineOf) }];
  if (node.tag === 'br') return [' '];
  return node.children.flatMap(inlineOf);
}

/** No h3 before the first h2: screen reader users navigate by levels. */
function inOrder(blocks: RichElement[]): RichElement[] {
  let hasLarge = false;
  return blocks.map((block) => {
    if (block.tag === 'h2') hasLarge = true;
    return block.tag === 'h3' && !hasLarge ? { ...block, tag: 'h2' } : block;
  });
}

const rowsAsParagraphs = (table: RichElement): RichElement[] =>
  table.children
    .flatMap((part) => (typeof part === 'string' ? [] : part.children))
    .map((row) => element('p', [cellTexts(row).join(', ')]))
    .filter(({ children }) => wordsIn(children) !== '');

const cellTexts = (row: RichNode): string[] =>
  typeof row === 'string'
    ? []
    : row.children.map((cell) => wordsIn([cell]).trim()).filter((text) => text !== '');

/** Without leading and trailing spaces and line breaks. */
export function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const isBlank = (node: RichNode | undefined) =>
    typeof node === 'string' ? node.trim() === '' : node?.tag === 'br';
  let [from, to] = [0, nodes.length];
  while (from < to && isBlank(nodes[from])) from++;
  while (to > from && isBlank(nodes[to - 1])) to--;
  const kept = nodes.slice(from, to);
  const [first, last] = [kept[0], kept.at(-1)];
  if (typeof first === 'string') kept[0] = first.trimStart();
  if (typeof last === 'string') kept[kept.length - 1] = (kept.at(-1) as string).trimEnd();
  return kept;
}

import { blocksFrom, type Notation } from './block-notation.ts';
import { isRich, richFrom, rowsOf } from './rich-text.ts';
import { parseTree, type RichElement, type RichNode, wordsIn, writeTree } from './rich-tree.ts';
import { newTableRoom } from './tidy-table.ts';
import { tidyTree } from './tidy-tree.ts';

/** The notation for browsers without scripts: see docs/studio.md. */
const WRITTEN: Notation = { marks: { '*': 'strong', _: 'em' }, hasBlocks: true };

/** Parses text with formatting signs. Without any, returns the plain text as typed. */
export function fromNotation(text: string): string {
  if (isRich(text)) return text;
  const room = newTableRoom();
  const written = blocksFrom(text, WRITTEN);
  const blocks = tidyTree(written, room);
  // Kept whole, so that validation reports that the table is too large instead of silently dropping parts.
  if (room.isTooLarge) return writeTree(written);
  if (!blocks.every(isPlain)) return writeTree(blocks);
  return text.includes('\\') ? blocks.map(({ children }) => wordsIn(children)).join('\n\n') : text;
}

/** A paragraph with nothing but addresses, which become links in plain text, too. */
const isPlain = ({ tag, children }: RichElement) =>
  tag === 'p' &&
  children.every(
    (node) =>
      typeof node === 'string' ||
      node.tag === 'br' ||
      (node.tag === 'a' && writeTree(parseTree(richFrom(wordsIn([node])))) === `<p>${writeTree([node])}</p>`),
  );

/** Writes a text with formatting signs; parsing it gives the same text again. */
export function notationFrom(text: string): string {
  if (!isRich(text) && fromNotation(text) === text) return text;
  return parseTree(richFrom(text))
    .filter((node) => typeof node !== 'string')
    .map(blockWithSigns)
    .join('\n\n');
}

/** Escapes a literal sign with `\`, but only in a block that would otherwise be misread. */
function blockWithSigns(block: RichElement): string {
  const bare = blockOf(block, false);
  const read = writeTree(tidyTree(blocksFrom(bare, WRITTEN)));
  return read === writeTree([block]) ? bare : blockOf(block, true);
}

function blockOf(block: RichElement, escapes: boolean): string {
  const { tag, children } = block;
  if (tag === 'h2' || tag === 'h3') return `${tag === 'h2' ? '##' : '###'} ${inlineOf(children, escapes)}`;
  if (tag === 'ul' || tag === 'ol') return itemLines(block, escapes).join('\n');
  if (tag === 'blockquote')
    return blocksIn(children)
      .map((child) => blockOf(child, escapes))
      .join('\n\n')
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n');
  if (tag === 'table')
    return rowsOf(block)
      .map((cells) => rowOf(cells, escapes))
      .join('\n');
  return inlineOf(children, escapes)
    .split('\n')
    .map((line) =>
      escapes ? line.replace(/^(\s*)([-#>|•·])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2') : line,
    )
    .join('\n');
}

const blocksIn = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.filter((node): node is RichElement => typeof node !== 'string');

function itemLines({ tag, attributes, children }: RichElement, escapes: boolean): string[] {
  const first = Number(attributes['start'] ?? 1);
  return blocksIn(children).flatMap((item, index) => {
    const lines = blocksIn(item.children)
      .map((block) => blockOf(block, escapes))
      .join('\n')
      .split('\n');
    const sign = tag === 'ol' ? `${first + index}. ` : '- ';
    return lines.map((line, number) => (number === 0 ? sign + line : `  ${line}`));
  });
}

function rowOf(cells: RichNode[][], escapes: boolean): string {
  const texts = cells.map((cell) => {
    const blocks = blocksIn(cell).filter(({ tag }) => tag === 'p' || tag === 'ul' || tag === 'ol');
    const text =
      blocks.length > 0 ? blocks.map((block) => blockOf(block, escapes)).join('\n') : inlineOf(cell, escapes);
    return text.replaceAll('|', '\\|').replaceAll('\n', '\\n');
  });
  return `| ${texts.join(' | ')} |`;
}

const SIGNS = /[\\*_[\]:@+]|www\./g;

function inlineOf(nodes: readonly RichNode[], escapes: boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string')
        return escapes ? node.replaceAll(SIGNS, (sign) => (sign === 'www.' ? 'www\\.' : `\\${sign}`)) : node;
      if (node.tag === 'br') return '\n';
      const inner = inlineOf(node.children, escapes);
      if (node.tag === 'strong') return `*${inner}*`;
      if (node.tag === 'em') return `_${inner}_`;
      const { href } = node.attributes;
      if (!href) return inner;
      const bare = inlineOf(node.children, false);
      return writeTree(parseTree(richFrom(bare))) === `<p>${writeTree([node])}</p>`
        ? bare
        : `[${inner}](${href})`;
    })
    .join('');
}

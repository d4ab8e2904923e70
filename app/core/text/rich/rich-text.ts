import { paragraphsOf } from '#app/core/text/paragraphs.ts';
import { linkedText } from './addresses-in-text.ts';
import { element, parseTree, type RichElement, type RichNode, writeTree } from './rich-tree.ts';

/**
 * Whether a text contains headings, bold, lists, links, quotations or tables. Without an HTML block at its
 * start it is plain text; lists and tables from an editor may have more attributes than we keep.
 */
export const isRich = (text: string): boolean =>
  /^\s*<(?:(?:p|ul|h2|h3|blockquote)>|(?:ol|table)(?:\s[^>]*)?>)/.test(text);

/** Converts plain text to HTML, with links for its addresses; rich text is returned unchanged. */
export function richFrom(text: string): string {
  if (isRich(text)) return text;
  return writeTree(paragraphsOf(text).map((paragraph) => element('p', inLines(paragraph))));
}

export const inLines = (text: string): RichNode[] =>
  text.split('\n').flatMap((line, index) => [...(index > 0 ? [element('br', [])] : []), ...linkedText(line)]);

/** The text without tags: to count, to search, to detect the language. A table row becomes a line. */
export const plainFrom = (text: string): string =>
  isRich(text) ? plainBlocks(parseTree(text), false) : text;

/**
 * The same with the address after each link's words, for comparisons, because an address may be the only
 * change.
 */
export const plainWithLinks = (text: string): string =>
  isRich(text) ? plainBlocks(parseTree(text), true) : text;

/**
 * The beginning in one run of text: paragraphs, lists and quotations; headings and tables only if there is
 * nothing else.
 */
export function excerptFrom(text: string): string {
  if (!isRich(text)) return text;
  const blocks = parseTree(text);
  const textBlocks = blocks.filter((block) => typeof block !== 'string' && !PASSED_OVER.has(block.tag));
  return plainBlocks(textBlocks, false) || plainBlocks(blocks, false);
}

const PASSED_OVER = new Set(['h2', 'h3', 'table']);

function plainBlocks(nodes: readonly RichNode[], withLinks: boolean): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : plainBlock(node, withLinks)))
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .trim();
}

function plainBlock(block: RichElement, withLinks: boolean): string {
  const { tag, children } = block;
  if (tag === 'ul' || tag === 'ol') return listLines(block, withLinks).join('\n');
  if (tag === 'blockquote') return plainBlocks(children, withLinks);
  if (tag === 'table')
    return rowsOf(block)
      .map((cells) => cells.map((cell) => inOneLine(plainInside(cell, withLinks))).join(' | '))
      .join('\n');
  return plainInside(children, withLinks);
}

function listLines({ tag, attributes, children }: RichElement, withLinks: boolean): string[] {
  const first = Number(attributes['start'] ?? 1);
  return children.flatMap((item, index) => {
    if (typeof item === 'string') return [];
    const [firstLine = '', ...more] = plainInside(item.children, withLinks).split('\n');
    const sign = tag === 'ol' ? `${first + index}. ` : '• ';
    return [sign + firstLine, ...more.map((line) => `  ${line}`)];
  });
}

/** The content of a cell or an item: blocks on separate lines, or text. */
function plainInside(nodes: readonly RichNode[], withLinks: boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'p') return `${plainInside(node.children, withLinks)}\n`;
      if (node.tag === 'ul' || node.tag === 'ol') return `${plainBlock(node, withLinks)}\n`;
      if (node.tag === 'br') return '\n';
      const text = plainInside(node.children, withLinks);
      const { href } = node.attributes;
      return withLinks && href && href !== text ? `${text} (${href})` : text;
    })
    .join('')
    .trimEnd();
}

/** The cells of each row. */
export const rowsOf = (table: RichElement): RichNode[][][] =>
  table.children
    .flatMap((part) => (typeof part === 'string' ? [] : part.tag === 'tr' ? [part] : part.children))
    .flatMap((row) => (typeof row === 'string' ? [] : [row.children]))
    .map((cells) => cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.children])));

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const documentLinksIn = (text: string): string[] =>
  isRich(text) ? [...text.matchAll(/ href="paper:([\w-]+)"/g)].map(([, id]) => id!) : [];

/** Replaces document names by addresses; a link to a missing document is reduced to its words. */
export const withDocumentLinks = (
  text: string,
  addressOf: (mediaId: string) => string | undefined,
): string =>
  documentLinksIn(text).length === 0
    ? text
    : writeTree(parseTree(text).map((node) => linked(node, addressOf)));

function linked(node: RichNode, addressOf: (mediaId: string) => string | undefined): RichNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child) => linked(child, addressOf));
  const { href } = node.attributes;
  if (!href?.startsWith(DOCUMENT_SCHEME)) return { ...node, children };
  const address = addressOf(href.slice(DOCUMENT_SCHEME.length));
  return element('a', children, address ? { href: address } : {});
}

/** A document is named by its id, as in attachments: when replaced, it gets another address (decision 27). */
export const DOCUMENT_SCHEME = 'paper:';

/** For readers elsewhere, such as feeds, where `/Gallery` means nothing. */
export const withWholeAddresses = (html: string, siteUrl: string): string =>
  html.replaceAll(' href="/', ` href="${siteUrl}/`);

import { paragraphsOf } from '#app/core/text/paragraphs.ts';
import { linkedText } from './addresses-in-text.ts';
import { element, parseTree, type RichElement, type RichNode, writeTree } from './rich-tree.ts';

/**
 * Whether a text was written with headings, bold, lists, links, quotations or tables. What has no block of HTML at its
 * start is plain; an editor says more of a list or a table than we keep.
 */
export const isRich = (text: string): boolean =>
  /^\s*<(?:(?:p|ul|h2|h3|blockquote)>|(?:ol|table)(?:\s[^>]*)?>)/.test(text);

/** Plain text as the same text in HTML, with links where it names addresses; rich text as it is. */
export function richFrom(text: string): string {
  if (isRich(text)) return text;
  return writeTree(paragraphsOf(text).map((paragraph) => element('p', inLines(paragraph))));
}

export const inLines = (text: string): RichNode[] =>
  text.split('\n').flatMap((line, index) => [...(index > 0 ? [element('br', [])] : []), ...linkedText(line)]);

/** What is left when the tags are gone: to count, to find, to tell the language. A row of a table is a line. */
export const plainFrom = (text: string): string =>
  isRich(text) ? plainBlocks(parseTree(text), false) : text;

/** The same with the address behind the words of each link: to compare, for that may be all that has changed. */
export const plainWithLinks = (text: string): string =>
  isRich(text) ? plainBlocks(parseTree(text), true) : text;

/** How it begins, in one run of words: paragraphs, lists and quotations; headings and tables where there is nothing else. */
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

/** Of a cell or an item: blocks on lines of their own, or words. */
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

/** The names of the papers that its links lead to. */
export const documentLinksIn = (text: string): string[] =>
  isRich(text) ? [...text.matchAll(/ href="paper:([\w-]+)"/g)].map(([, id]) => id!) : [];

/** With addresses in place of papers' names; a paper that is not there any more leaves the words of its link. */
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

/** A paper is named by its id, as in attachments: replaced, it has another address (decision 27). */
export const DOCUMENT_SCHEME = 'paper:';

/** For readers elsewhere, where `/Gallery` means nothing. */
export const withWholeAddresses = (html: string, siteUrl: string): string =>
  html.replaceAll(' href="/', ` href="${siteUrl}/`);

import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';
import { joined } from '#app/core/text/rich/inline-notation.ts';
import {
  element,
  type RichElement,
  type RichNode,
  wordsIn,
  writeTree,
} from '#app/core/text/rich/rich-tree.ts';
import { tidyTree } from '#app/core/text/rich/tidy-tree.ts';
import { cutTables } from './cut-tables.ts';
import { rankHeadings } from './rank-headings.ts';
import { itemOfWord, listsOfWord } from './word-lists.ts';

export interface Pasted {
  html: string;
  /** Rows beyond the maximum of a page. */
  rowsLeftOut: number;
}

/**
 * Pasted content from Word, Google Docs or a page, reduced to tables, lists, headings, bold and links.
 * `siteUrl`: links to our own pages become paths.
 */
export function fromPasted(nodes: readonly RichNode[], siteUrl: string): Pasted {
  const { blocks, rowsLeftOut } = cutTables(rankHeadings(blocksIn(nodes, siteUrl)));
  return { html: writeTree(tidyTree(blocks)), rowsLeftOut };
}

const LEFT_OUT = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'head',
  'xml',
  'template',
  'svg',
  'object',
]);
const FLOWING = new Set(
  'a abbr b br cite code del em font i img ins label mark q s small span strike strong sub sup time u wbr'.split(
    ' ',
  ),
);

function blocksIn(nodes: readonly RichNode[], siteUrl: string): RichElement[] {
  const blocks: RichElement[] = [];
  let line: RichNode[] = [];
  const close = () => {
    for (const paragraph of apartAtBreaks(joined(line)))
      if (wordsIn(paragraph).trim()) blocks.push(element('p', paragraph));
    line = [];
  };
  for (const node of nodes) {
    if (isFlowing(node)) line.push(...inlineIn([node], { siteUrl, isBold: false }));
    else {
      close();
      blocks.push(...blockIn(node, siteUrl));
    }
  }
  close();
  return listsOfWord(blocks);
}

/** Text, or an inline element with only text in it: Google Docs wraps the whole text in a `<b>`. */
function isFlowing(node: RichNode): node is RichNode {
  if (typeof node === 'string') return true;
  if (LEFT_OUT.has(node.tag)) return true;
  return (FLOWING.has(node.tag) || node.tag.includes(':')) && node.children.every(isFlowing);
}

function blockIn(node: RichNode, siteUrl: string): RichElement[] {
  if (typeof node === 'string') return [];
  const { tag, attributes, children } = node;
  const inside = () => blocksIn(children, siteUrl);
  const level = levelOf(node);
  if (level) return [element(`h${level}`, inlineIn(children, { siteUrl, isBold: true }))];
  if (tag === 'ul' || tag === 'ol')
    return [element(tag, listChildren(children, siteUrl), startOf(attributes['start']))];
  if (tag === 'table') return tableIn(node, siteUrl);
  const item = itemOfWord(node);
  if (item) return [{ ...item, children: inlineIn(item.children, { siteUrl, isBold: false }) }];
  return inside();
}

const startOf = (start: string | undefined) => (start ? { start } : undefined);

const listChildren = (children: readonly RichNode[], siteUrl: string): RichElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.tag === 'li' ? [element('li', blocksIn(child.children, siteUrl))] : blockIn(child, siteUrl);
  });

/** A single cell is a frame around a text, not a table. */
function tableIn(table: RichElement, siteUrl: string): RichElement[] {
  const made = tablePart(table, siteUrl);
  const cells = made.children.flatMap(rowsUnder).flatMap(({ children }) => children);
  const [only] = cells;
  return cells.length === 1 && typeof only === 'object' ? (only.children as RichElement[]) : [made];
}

const rowsUnder = (node: RichNode): RichElement[] =>
  typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : node.children.flatMap(rowsUnder);

const PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function tablePart({ tag, children }: RichElement, siteUrl: string): RichElement {
  return element(
    tag,
    children.flatMap((child): RichElement[] => {
      if (typeof child === 'string') return [];
      if (PARTS.has(child.tag)) return [tablePart(child, siteUrl)];
      if (child.tag !== 'td' && child.tag !== 'th') return [];
      const { colspan, rowspan } = child.attributes;
      const spans = { ...(colspan && { colspan }), ...(rowspan && { rowspan }) };
      return [element(child.tag, blocksIn(child.children, siteUrl), spans)];
    }),
  );
}

/** The level of a heading: `<h1>`, the heading role that Word in a browser writes, or Word's title. */
function levelOf({ tag, attributes }: RichElement): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level) return Number(level);
  if (attributes['role'] === 'heading')
    return Math.min(6, Math.max(1, Number(attributes['aria-level']) || 2));
  return /\bMsoTitle\b/.test(attributes['class'] ?? '') ? 1 : undefined;
}

interface Around {
  siteUrl: string;
  isBold: boolean;
}

function inlineIn(nodes: readonly RichNode[], around: Around): RichNode[] {
  return joined(nodes.flatMap((node) => inlineOf(node, around)));
}

function inlineOf(node: RichNode, around: Around): RichNode[] {
  if (typeof node === 'string') return [node.replaceAll(/[\s\u00a0]+/g, ' ')];
  const { tag, attributes, children } = node;
  const style = attributes['style'] ?? '';
  if (LEFT_OUT.has(tag) || /mso-list:\s*ignore|display:\s*none|mso-hide/i.test(style)) return [];
  if (tag === 'br') return [element('br', [])];
  // Some messengers use pictures for emoji.
  if (tag === 'img') return attributes['data-plain-text'] ? [attributes['data-plain-text']] : [];
  const isBold = boldIn(tag, style) ?? around.isBold;
  const inside = inlineIn(children, { ...around, isBold });
  const linked = tag === 'a' ? linkOf(attributes['href'], inside, around.siteUrl) : inside;
  return isBold && !around.isBold && wordsIn(inside).trim() ? [element('strong', linked)] : linked;
}

/** Whether it is bold or explicitly not; undefined if it inherits. */
function boldIn(tag: string, style: string): boolean | undefined {
  const [, weight] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style) ?? [];
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return tag === 'b' || tag === 'strong' ? true : undefined;
}

function linkOf(written: string | undefined, inside: RichNode[], siteUrl: string): RichNode[] {
  const href =
    written && !written.startsWith('#') ? hrefFor(ownPath(unwrapped(written), siteUrl)) : undefined;
  return href && wordsIn(inside).trim() ? [element('a', inside, { href })] : inside;
}

/** Google redirects through itself. */
function unwrapped(href: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(href)) return href;
  const params = new URLSearchParams(href.slice(href.indexOf('?') + 1));
  return params.get('q') ?? params.get('url') ?? href;
}

const ownPath = (href: string, siteUrl: string) =>
  href === siteUrl ? '/' : href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;

/** Two consecutive line breaks separate paragraphs. */
function apartAtBreaks(nodes: readonly RichNode[]): RichNode[][] {
  const paragraphs: RichNode[][] = [[]];
  let breaks = 0;
  for (const node of nodes) {
    const isBreak = typeof node !== 'string' && node.tag === 'br';
    breaks = isBreak ? breaks + 1 : typeof node === 'string' && !node.trim() ? breaks : 0;
    if (breaks === 2) paragraphs.push([]);
    else paragraphs.at(-1)!.push(node);
  }
  return paragraphs;
}

import { rowsOf } from '#app/core/text/rich/rich-text.ts';
import { element, escapeHtml, type RichElement, type RichNode } from '#app/core/text/rich/rich-tree.ts';

/** Blocks as HTML, every text and every attribute escaped. */
export const htmlOf = (nodes: readonly RichNode[]): string => nodes.map(htmlNode).join('');

const WITHOUT_END = new Set(['br', 'img']);

function htmlNode(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const begin = `<${node.tag}${attributes.join('')}>`;
  const end = BLOCKS.has(node.tag) ? '\n' : '';
  return WITHOUT_END.has(node.tag) ? begin : `${begin}${htmlOf(node.children)}</${node.tag}>${end}`;
}

const BLOCKS = new Set('p h2 h3 ul ol li blockquote table tr figure section nav dl dt dd'.split(' '));

export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** The same blocks as Markdown (CommonMark, and tables as GitHub has them). */
export const markdownOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? escapeMarkdown(node) : blockOf(node)))
    .filter((block) => block.trim() !== '')
    .join('\n\n');

function blockOf(block: RichElement): string {
  const { tag, children } = block;
  if (tag === 'h2' || tag === 'h3') return `${tag === 'h2' ? '##' : '###'} ${inOneLine(inlineOf(children))}`;
  if (tag === 'ul' || tag === 'ol') return itemsOf(block).join('\n');
  if (tag === 'blockquote') return indented(markdownOf(children), '> ');
  if (tag === 'table') return tableOf(block);
  if (tag === 'dl') return listed(block).join('\n');
  if (tag === 'section' || tag === 'figure' || tag === 'nav') return markdownOf(children);
  return inlineOf(children);
}

const elementsOf = (nodes: readonly RichNode[]) =>
  nodes.filter((node): node is RichElement => typeof node !== 'string');

function itemsOf({ tag, attributes, children }: RichElement): string[] {
  const first = Number(attributes['start'] ?? 1);
  return elementsOf(children).map((item, index) => {
    const marker = tag === 'ol' ? `${first + index}. ` : '- ';
    const hasBlocks = elementsOf(item.children).some(({ tag: inner }) => BLOCKS.has(inner));
    const text = hasBlocks ? markdownOf(item.children) : inlineOf(item.children);
    return marker + indented(text, ' '.repeat(marker.length)).trimStart();
  });
}

const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n');

function tableOf(table: RichElement): string {
  const [head = [], ...rows] = rowsOf(table).map((cells) =>
    cells.map((cell) => inOneLine(inlineOf(cell)).replaceAll('|', String.raw`\|`)),
  );
  const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n');
}

const listed = ({ children }: RichElement): string[] =>
  elementsOf(children).map(({ tag, children: content }) =>
    tag === 'dt' ? `- **${inOneLine(inlineOf(content))}**` : `  ${inOneLine(inlineOf(content))}`,
  );

function inlineOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeMarkdown(node);
      const { tag, attributes, children } = node;
      if (tag === 'br') return '  \n';
      if (tag === 'img') return `![${escapeMarkdown(attributes['alt'] ?? '')}](<${attributes['src'] ?? ''}>)`;
      const text = inlineOf(children);
      if (tag === 'strong') return wrap(text, '**');
      if (tag === 'em') return wrap(text, '*');
      if (tag !== 'a' || !attributes['href']) return text;
      return `[${inOneLine(text) || escapeMarkdown(attributes['href'])}](<${attributes['href'].replaceAll(/[<>\n]/g, '')}>)`;
    })
    .join('');
}

const wrap = (text: string, marker: string) => (text.trim() ? `${marker}${text.trim()}${marker}` : text);

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Escapes text, so that it cannot become a heading, a list, a link or HTML. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
    .replaceAll(/^([^\S\n\r\u2028\u2029]*)([-+]|\d+[.)])(?=\s)/gm, (_, space: string, marker: string) =>
      marker.length === 1 ? `${space}\\${marker}` : `${space}${marker.slice(0, -1)}\\${marker.at(-1)!}`,
    );

export const paragraph = (...children: RichNode[]): RichElement => element('p', children);

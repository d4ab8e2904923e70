import { tagsIn } from './find-tags.ts';

export interface RichElement {
  tag: string;
  attributes: Record<string, string>;
  children: RichNode[];
}

/** A text or an element. */
export type RichNode = string | RichElement;

export const element = (
  tag: string,
  children: RichNode[],
  attributes: Record<string, string> = {},
): RichElement => ({ tag, attributes, children });

/**
 * Also matches a name without a value, which is then ignored: otherwise the search would restart at each of
 * its letters.
 */
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const DEEPEST = 100;
const WITHOUT_END = new Set(['br', 'hr', 'img', 'col', 'meta', 'link', 'input']);

/** HTML as a tree. Nothing is repaired: the input comes from a program that closes its tags. */
export function parseTree(html: string): RichNode[] {
  const root = element('', []);
  const open = [root];
  let end = 0;
  for (const tag of tagsIn(html)) {
    addText(open.at(-1)!, html.slice(end, tag.start));
    end = tag.end;
    takeTag(open, html.slice(tag.start, tag.end));
  }
  addText(open.at(-1)!, html.slice(end));
  return root.children;
}

function takeTag(open: RichElement[], written: string): void {
  const name = /^<\/?([a-z][\w:-]*)/i.exec(written)?.[1]?.toLowerCase();
  if (!name) return;
  if (written.startsWith('</')) {
    const at = open.findLastIndex(({ tag }) => tag === name);
    if (at > 0) open.length = at;
    return;
  }
  // Deeper than any real text; walking the tree would overflow the stack.
  if (open.length > DEEPEST) return;
  const child = element(name, [], attributesIn(written.slice(name.length + 1)));
  open.at(-1)!.children.push(child);
  if (!WITHOUT_END.has(name) && !written.endsWith('/>')) open.push(child);
}

const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].flatMap(([, name, double, single, bare]) => {
      const value = double ?? single ?? bare;
      return value === undefined ? [] : [[name!.toLowerCase(), unescapeHtml(value)]];
    }),
  );

function addText(parent: RichElement, written: string): void {
  if (written) parent.children.push(unescapeHtml(written));
}

export const writeTree = (nodes: readonly RichNode[]): string => nodes.map(writeNode).join('');

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (node.tag === 'br') return '<br />';
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${node.tag}${attributes.join('')}>${writeTree(node.children)}</${node.tag}>`;
}

/** Only the text, without separators between blocks. */
export const wordsIn = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : wordsIn(node.children)))
    .join('');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: '\u00a0',
};

const unescapeHtml = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => ENTITIES[name]!);

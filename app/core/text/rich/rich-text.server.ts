import sanitizeHtml from 'sanitize-html';
import { hrefFor } from './addresses-in-text.ts';
import { isRich, DOCUMENT_SCHEME } from './rich-text.ts';
import { element, parseTree, type RichNode, writeTree } from './rich-tree.ts';
import { tagsIn } from './find-tags.ts';
import { newTableRoom } from './tidy-table.ts';
import { tidyTree } from './tidy-tree.ts';

/**
 * Keeps headings, bold, lists, links, quotations and tables in our own form and removes everything else.
 * Plain text stays unchanged: it is never shown as HTML.
 */
export const cleanRichText = (text: string): string => readRichText(text).text;

/** The same, plus whether a table exceeds the limits, so that something may be left out. */
export function readRichText(text: string): { text: string; hasLargeTable: boolean } {
  if (!isRich(text)) return { text, hasLargeTable: false };
  const clean = sanitizeHtml(withoutDeepTags(text), {
    allowedTags: [...BLOCKS, ...TABLE, 'li', 'br', 'strong', 'em', 'a'],
    allowedAttributes: { a: ['href'], ol: ['start'], td: SPANS, th: SPANS },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', DOCUMENT_SCHEME.slice(0, -1)],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
    nestingLimit: 16,
  });
  const room = newTableRoom();
  const tree = tidyTree(parseTree(clean).map(withSafeLinks), room);
  return { text: writeTree(tree), hasLargeTable: room.isTooLarge };
}

/** More than any text leaves open, even one that never closes its table cells. */
const MAX_OPEN = 10_000;
const WITHOUT_END = /^<(?:br|hr|img|col|meta|link|input)\b/i;

/**
 * Removes tags nested deeper than that: the parser's cost for each tag grows with the number of open ones,
 * and 120,000 characters of `<b>` would take half a second.
 */
function withoutDeepTags(html: string): string {
  let open = 0;
  let end = 0;
  const kept: string[] = [];
  for (const tag of tagsIn(html)) {
    const written = html.slice(tag.start, tag.end);
    const isClosing = written.startsWith('</');
    const isDeep = open > MAX_OPEN;
    if (isClosing) open = Math.max(0, open - 1);
    else if (!written.startsWith('<!') && !WITHOUT_END.test(written)) open++;
    if (!isDeep) continue;
    kept.push(html.slice(end, tag.start));
    end = tag.end;
  }
  return kept.length > 0 ? kept.join('') + html.slice(end) : html;
}

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote'];
const TABLE = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const SPANS = ['colspan', 'rowspan'];

/** The schemes are valid by now; a link with a scheme that is still not a valid address loses its href. */
function withSafeLinks(node: RichNode): RichNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(withSafeLinks);
  if (node.tag !== 'a') return { ...node, children };
  const href = hrefFor(node.attributes['href'] ?? '');
  return element('a', children, href ? { href } : {});
}

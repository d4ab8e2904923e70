import sanitizeHtml from 'sanitize-html';
import { cleanRichText, readRichText } from '#app/core/text/rich/rich-text.server.ts';
import { isRich, plainFrom } from '#app/core/text/rich/rich-text.ts';
import { cleanText } from '#app/core/text/text-input.ts';

/** More than any field holds, including markup; the rest is ignored. */
const LONGEST_READ = 120_000;
const LONGEST_LINE_READ = 10_000;

/** One line: a title, a name. */
export const readLine = (value: unknown, max: number): string =>
  cutAtWord(plainOf(value, LONGEST_LINE_READ).replaceAll(/\s+/g, ' ').trim(), max);

/** Plain text; of HTML, its text. */
export const readPlain = (value: unknown, max: number): string => cutAtWord(plainOf(value), max);

/**
 * Rich text in our format; text without tags stays plain. If it is too long for its field, its formatting is
 * removed.
 */
export function readRich(value: unknown, max: number): { text: string; hasLargeTable: boolean } {
  const text = textIn(value);
  const asHtml = htmlIn(text);
  if (asHtml === undefined)
    return { text: cutAtWord(cleanText(decodeEntities(text)), max), hasLargeTable: false };
  const rich = readRichText(asHtml);
  if (rich.text.length <= max) return rich;
  // Truncated plain text must not be read as rich text, even if it begins with something like a tag.
  const plain = cutAtWord(plainFrom(rich.text), max);
  return { ...rich, text: isRich(plain) ? '' : plain };
}

function plainOf(value: unknown, longest = LONGEST_READ): string {
  const text = textIn(value).slice(0, longest);
  const asHtml = htmlIn(text);
  return cleanText(asHtml === undefined ? decodeEntities(text) : plainFrom(cleanRichText(asHtml)));
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return cleanText(value.slice(0, LONGEST_READ));
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textIn(value.filter((part) => typeof part === 'string').join('\n\n'));
  return '';
}

const TAGS =
  'p|br|hr|b|strong|i|em|u|s|span|div|h[1-6]|ul|ol|li|a|img|table|thead|tbody|tfoot|tr|td|th|blockquote|font|center|section|article|header|footer|main|aside|figure|figcaption|pre|code|address|dl|dt|dd|sub|sup|small|big|mark|label|iframe|script|style|html|head|body|meta|link|title|o:p';
const ANY_TAG = new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>|<!--`, 'i');
const BLOCK_TAG =
  /<(?:p|br|div|h[1-6]|ul|ol|li|table|tr|blockquote|section|article|pre|dl)(?:\s[^<>]*)?\/?>/i;
/** Block elements in a browser. */
const OTHER_BLOCKS =
  /<(\/?)(?:div|section|article|center|header|footer|main|aside|figure|figcaption|pre|address|dl|dt|dd)(?:\s[^<>]*)?>/gi;

/** HTML in our format, for a text with tags, even if they are escaped. */
function htmlIn(text: string): string | undefined {
  const html = ANY_TAG.test(text) ? text : withTagsEscaped(text);
  if (html === undefined) return undefined;
  // With inline tags only, the line breaks are the writer's own.
  const oneLinePerBlock = BLOCK_TAG.test(html)
    ? html.replaceAll(/\s+/g, ' ')
    : html.replaceAll(/\n\s*\n/g, '<p>').replaceAll('\n', '<br>');
  return `<p></p>${oneLinePerBlock.replaceAll(OTHER_BLOCKS, '<$1p>')}`;
}

function withTagsEscaped(text: string): string | undefined {
  if (!/&lt;\/?[a-z]/i.test(text)) return undefined;
  const once = decodeEntities(text);
  return ANY_TAG.test(once) ? once : undefined;
}

/** Decodes named and numeric entities with a semicolon: not `AT&T`. */
function decodeEntities(text: string): string {
  const asText = text
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  // It decodes all, and escapes these four again.
  return sanitizeHtml(asText, { allowedTags: [] })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** At the end of a word, with an ellipsis. */
function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1);
  const [words = ''] = /^.*\s/s.exec(room) ?? [];
  // A single word of that length is cut anywhere.
  const kept = words.length > max / 2 ? words : room;
  return `${cleanText(kept)}…`;
}

/** An answer that is text but no page. The server keeps it as it keeps pages: until the content changes. */
export interface TextDocument {
  contentType: string;
  text: string;
}

/** Text between tags, or within an attribute. What XML cannot hold at all is left out. */
export const xmlText = (text: string) =>
  PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(NOT_IN_XML, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');

/** Most of what is written by the ten thousand is an address or a moment, with nothing to replace. */
const PLAIN = /^[\w:/?=. -]*$/;

/** Control characters, and two code points that are no characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

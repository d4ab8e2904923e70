/** A response that is text but not a page. The server caches it like a page, until the content changes. */
export interface TextDocument {
  contentType: string;
  text: string;
}

/** Text between tags, or within an attribute. Characters that XML does not allow are left out. */
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

/** Most values are an address or a time, with nothing to escape. */
const PLAIN = /^[\w:/?=. -]*$/;

/** Control characters, and two code points that are not characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

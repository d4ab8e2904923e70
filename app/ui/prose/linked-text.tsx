import { Fragment } from 'react';
import { hrefOf, type PageName, pages } from '#app/addresses.ts';

/**
 * Text in which `[words](pageName#anchor)` is a link to a page of ours, and an e-mail address, a web address
 * or a phone number in the international form can be pressed.
 */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={part.href} {...(part.outside && { rel: 'noopener' })}>
        {part.text}
      </a>
    ),
  );
}

interface TextLink {
  text: string;
  href: string;
  outside?: boolean;
}

const LINKS =
  /\[(?<words>[^\]]+)\]\((?<page>\w+)(?<anchor>#[\w-]+)?\)|(?<url>https?:\/\/[^\s]*[^\s.,;:!?)’”])|(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<phone>\+\d[\d ]{7,}\d)/g;

export function splitLinks(text: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const match of text.matchAll(LINKS)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(linkOf(match.groups!, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function linkOf(found: Record<string, string | undefined>, text: string): string | TextLink {
  const { words, page, anchor, url, mail } = found;
  if (words) {
    if (!page || !(page in pages)) throw new Error(`no page is called ${page}`);
    return { text: words, href: hrefOf(page as PageName, {}, anchor) };
  }
  if (url) return { text, href: url, outside: true };
  if (mail) return { text, href: `mailto:${mail}` };
  // A number that breaks at the end of a line is hard to read out.
  return { text: text.replaceAll(' ', '\u00a0'), href: `tel:${text.replaceAll(' ', '')}` };
}

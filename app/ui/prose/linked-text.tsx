import { Fragment } from 'react';
import { pageAddress, type PageName, pages } from '#app/addresses.ts';
import { useLocalHref } from '#app/links.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';

/** Texts of the software: `[words](pageName#anchor)` links to one of our pages, and addresses are links. */
export function LinkedText({ children }: { children: string }) {
  const parts = <Parts of={splitLinks(children)} />;
  const lang = useLanguageOf()(children);
  return lang ? <span lang={lang}>{parts}</span> : parts;
}

/** Text by staff: addresses are links, everything else is shown as typed. */
export const AddressText = ({ children }: { children: string }) => <Parts of={splitAddresses(children)} />;

/** A link off the site opens in a new tab. */
function Parts({ of: parts }: { of: (string | TextLink)[] }) {
  const localHref = useLocalHref();
  const { opensInNewTab } = useWords();
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : part.outside ? (
      <a key={index} href={part.href} target="_blank" rel="noopener">
        {part.text}
        <span className="unseen"> ({opensInNewTab})</span>
      </a>
    ) : (
      <a key={index} href={localHref(part.href)}>
        {part.text}
      </a>
    ),
  );
}

interface TextLink {
  text: string;
  /** As written in the text, without the page's language. */
  href: string;
  outside?: boolean;
}

/**
 * A web address, an e-mail address, or a phone number in international form. Any other word is matched as a
 * whole, so that no address is found inside it; a lookbehind would do the same, but Safari before 16.4 cannot
 * parse one.
 */
const ADDRESS =
  /(?<url>https?:\/\/[^\s]*[^\s.,;:!?)’”])|(?<mail>[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)|(?<phone>\+\d[\d ]{7,}\d)|(?:(?!https?:\/\/)[\w.-])+/g;
const LINK = new RegExp(
  String.raw`\[(?<words>[^[\]]+)\]\((?<page>\w+)(?<anchor>#[\w-]+)?\)|${ADDRESS.source}`,
  'g',
);

export const splitLinks = (text: string) => split(text, LINK);
export const splitAddresses = (text: string) => split(text, ADDRESS);

function split(text: string, pattern: RegExp): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (Object.values(match.groups!).every((found) => found === undefined)) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(linkOf(match.groups!, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const isPage = (name: string | undefined): name is PageName =>
  name !== undefined && Object.hasOwn(pages, name);

function linkOf(found: Record<string, string | undefined>, text: string): string | TextLink {
  const { words, page, anchor, url, mail } = found;
  // A typing mistake stays visible, and breaks nothing.
  if (words) return isPage(page) ? { text: words, href: pageAddress(page, {}, anchor) } : text;
  if (url) return { text, href: url, outside: true };
  if (mail) return { text, href: `mailto:${mail}` };
  // A number that is broken across lines is hard to read out.
  return { text: text.replaceAll(' ', '\u00a0'), href: `tel:${text.replaceAll(' ', '')}` };
}

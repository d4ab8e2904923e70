import { isRich } from '#app/core/text/rich/rich-text.ts';
import { xmlText } from '#app/platform/http/text-document.ts';

export interface NewsFeed {
  title: string;
  description: string;
  author: string;
  language: string;
  home: string;
  /** The feed's own address. */
  self: string;
  updated: Date;
  items: FeedItem[];
}

interface FeedItem {
  /** Identifies the item permanently. */
  id: string;
  link: string;
  title: string;
  /** Plain text, or HTML with absolute addresses. */
  text: string;
  date: Date;
  picture: string | undefined;
}

export function writeRss(feed: NewsFeed): string {
  const items = feed.items.map(({ id, link, title, text, date, picture }) =>
    element('item', [
      element('title', xmlText(title)),
      element('link', xmlText(link)),
      `<guid isPermaLink="false">${xmlText(id)}</guid>`,
      element('pubDate', date.toUTCString()),
      // Readers treat this element as HTML, so the text is escaped once for HTML and once for XML.
      element('description', xmlText(paragraphs(text))),
      picture ? `<media:content url="${xmlText(picture)}" medium="image" type="image/jpeg"/>` : '',
    ]),
  );
  return `${DECLARATION}<rss version="2.0" xmlns:atom="${ATOM}" xmlns:media="http://search.yahoo.com/mrss/">${element(
    'channel',
    [
      element('title', xmlText(feed.title)),
      element('link', xmlText(feed.home)),
      element('description', xmlText(feed.description)),
      element('language', xmlText(feed.language)),
      element('lastBuildDate', feed.updated.toUTCString()),
      `<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.self)}"/>`,
      ...items,
    ],
  )}</rss>\n`;
}

export function writeAtom(feed: NewsFeed): string {
  const entries = feed.items.map(({ id, link, title, text, date, picture }) =>
    element('entry', [
      element('id', xmlText(id)),
      element('title', xmlText(title)),
      element('updated', date.toISOString()),
      element('published', date.toISOString()),
      `<link href="${xmlText(link)}"/>`,
      `<summary type="html">${xmlText(paragraphs(text))}</summary>`,
      picture ? `<link rel="enclosure" type="image/jpeg" href="${xmlText(picture)}"/>` : '',
    ]),
  );
  return `${DECLARATION}<feed xmlns="${ATOM}" xml:lang="${xmlText(feed.language)}">\n${[
    element('id', xmlText(feed.self)),
    element('title', xmlText(feed.title)),
    feed.description ? element('subtitle', xmlText(feed.description)) : '',
    element('updated', feed.updated.toISOString()),
    element('author', [element('name', xmlText(feed.author))]),
    `<link rel="alternate" type="text/html" href="${xmlText(feed.home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>`,
    ...entries,
  ].join('\n')}\n</feed>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ATOM = 'http://www.w3.org/2005/Atom';

const element = (name: string, inside: string | string[]) =>
  `<${name}>${typeof inside === 'string' ? inside : `\n${inside.filter(Boolean).join('\n')}\n`}</${name}>`;

const paragraphs = (text: string) => (isRich(text) ? text : plainParagraphs(text));

const plainParagraphs = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => `<p>${xmlText(paragraph)}</p>`)
    .join('');

import { pages } from '#app/addresses.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';

/** What the public and the office get of a school, by address. */
export type Answers = Record<string, string>;

const LISTS = [
  '/Gallery?year=2026',
  '/Gallery?month=11',
  '/Gallery?q=sports',
  '/NewsArticle?year=2026',
  '/NewsArticle?q=%E0%A4%AC%E0%A4%BE%E0%A4%B2',
  '/NewsArticle?page=2',
];

const API = [
  '/api/gallery/LFIS',
  '/api/gallery/All/LFIS',
  '/api/gallery/All/LFIS?year=2026',
  '/api/gallery/All/LFIS?year=2026&month=11',
  '/api/news/LFIS',
  '/api/highlight/LFIS',
  '/api/notification/LFIS',
  '/api/onlineRegistration/LFIS',
  '/api/principalMessage/LFIS',
  '/api/video/all/LFIS',
  '/api/visitor/LFIS',
];

const DOCUMENTS = ['/news/rss.xml', '/news/atom.xml', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt'];

/** Every page's words, links and alternative texts; every answer of the API and every document byte by byte. */
export async function publicAnswers(site: TestSite, items: { news: string[]; albums: string[] }) {
  const answers: Answers = {};
  const fixed = Object.values(pages)
    .filter(({ path }) => path !== pages.styleguide.path && path !== pages.apiDocs.path)
    .map(({ path }) => path);
  const read = [
    ...fixed,
    ...LISTS,
    ...items.news.map((id) => `${pages.news.path}?id=${id}`),
    ...items.albums.map((id) => `${pages.album.path}?id=${id}`),
  ];
  for (const path of read) {
    const answer = await site.follow(path);
    answers[path] = `${answer.status} ${wordsOfPage(await answer.text())}`;
  }
  for (const path of [...API, ...items.albums.map((id) => `/api/subGallery?id=${id}`), ...DOCUMENTS]) {
    const answer = await site.get(path);
    const body = await answer.text();
    answers[path] = `${answer.status} ${answer.ok ? body : ''}`;
  }
  return answers;
}

/** What is read, followed or told of a picture; not how it is built. */
function wordsOfPage(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*?\s(?:alt|href)="([^"]*)"[^>]*>/g, ' [$1] ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  inLanguage,
  isReservedAddress,
  isTranslatable,
  readAddress,
  readTarget,
  readOwnPagePath,
} from '#app/addresses.ts';
import { linksUnder } from '#app/links-under.ts';
import { LinksContext } from '#app/links.ts';
import { defaultLanguages, type Languages } from '#app/words/locales.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { RichText } from '#app/ui/prose/rich-text.tsx';

test('Hindi has a prefix, with the same paths and parameters', () => {
  expect(
    ['/', '/#notifications', '/?x=1', '/Gallery?year=2025'].map((address) =>
      inLanguage(address, 'hi', defaultLanguages),
    ),
  ).toEqual(['/hi', '/hi#notifications', '/hi?x=1', '/hi/Gallery?year=2025']);
  expect(inLanguage('/Gallery', 'en', defaultLanguages)).toBe('/Gallery');
  const read = (address: string) => readTarget(address, defaultLanguages);
  expect(['/hi', '/hi/', '/HI/gallery', '/hi?a=1', '/history', '/Gallery'].map(read)).toMatchObject([
    { language: 'hi', path: '/', query: '' },
    { language: 'hi', path: '/', query: '' },
    { language: 'hi', path: '/gallery', query: '' },
    { language: 'hi', path: '/', query: 'a=1' },
    { language: 'en', path: '/history', query: '' },
    { language: 'en', path: '/Gallery', query: '' },
  ]);
});

test('a site has the languages of its school, the first of them without a prefix', () => {
  const read = (address: string, languages: Languages) => readTarget(address, languages);
  expect(read('/hi/Gallery', ['en'])).toMatchObject({ language: 'en', path: '/hi/Gallery' });
  expect(read('/en/Gallery', ['hi', 'en'])).toMatchObject({ language: 'en', path: '/Gallery' });
  expect(read('/Gallery', ['hi', 'en'])).toMatchObject({ language: 'hi', path: '/Gallery' });
  // The first language has one address, not two.
  expect(read('/hi/Gallery', ['hi', 'en'])).toMatchObject({ language: 'hi', path: '/hi/Gallery' });
  expect(inLanguage('/Gallery', 'hi', ['hi', 'en'])).toBe('/Gallery');
  expect(inLanguage('/Gallery', 'en', ['hi', 'en'])).toBe('/en/Gallery');
});

test('a Hindi page has one spelling too', () => {
  expect(readAddress(readTarget('/hi', defaultLanguages))).toMatchObject({
    canonical: '/hi',
    spelling: 'canonical',
    withoutLanguage: '/',
    language: 'hi',
  });
  expect(readAddress(readTarget('/hi/', defaultLanguages))).toMatchObject({
    canonical: '/hi',
    spelling: 'other',
  });
  expect(readAddress(readTarget('/HI/gallery/?YEAR=2025&x=1', defaultLanguages))).toMatchObject({
    canonical: '/hi/Gallery?year=2025',
    spelling: 'other',
    withoutLanguage: '/Gallery?year=2025',
  });
  expect(readAddress(readTarget('/hi/Gallery?utm_source=chat', defaultLanguages))).toMatchObject({
    spelling: 'appended',
  });
  expect(readAddress(readTarget('/hi/hi', defaultLanguages))).toBeUndefined();
  expect(readOwnPagePath(readTarget('/hi/FeeStructure', defaultLanguages).path)).toBe('/FeeStructure');
  expect(isReservedAddress('/hi')).toBe(true);
});

test('only addresses with text exist in each language', () => {
  for (const path of [
    '/',
    '/Gallery',
    '/FeeStructure',
    '/news/rss.xml',
    '/calendar/all.ics',
    '/cards/home/0.jpg',
    '/api/docs',
  ])
    expect(isTranslatable(path), path).toBe(true);
  for (const path of [
    '/api/image/x.jpg',
    '/api/news/LFIS',
    '/studio',
    '/assets/a.js',
    '/robots.txt',
    '/healthz',
    '/visit',
  ])
    expect(isTranslatable(path), path).toBe(false);
});

test('links are in the language of the page', () => {
  const { hrefOf, localHref } = linksUnder('/hi');
  expect(hrefOf('home')).toBe('/hi');
  expect(hrefOf('gallery', { year: 2025, page: 2 }, '#albums')).toBe('/hi/Gallery?year=2025&page=2#albums');
  expect(linksUnder('').hrefOf('gallery', { year: 2025 })).toBe('/Gallery?year=2025');

  const stored = ['/', '/Gallery?page=2', '/FeeStructure#dates', '/calendar/all.ics', '/news/rss.xml'];
  expect(stored.map(localHref)).toEqual([
    '/hi',
    '/hi/Gallery?page=2',
    '/hi/FeeStructure#dates',
    '/hi/calendar/all.ics',
    '/hi/news/rss.xml',
  ]);
  expect(stored.map(linksUnder('').localHref)).toEqual(stored);
  const elsewhere = [
    '/api/image/a.jpg',
    '/api/docs.json',
    '/studio',
    'https://other.example/Gallery',
    'mailto:office@school.example',
    '#main',
    '',
  ];
  expect(elsewhere.map(localHref)).toEqual(elsewhere);
});

test('an address in a text by the office is in the language of the page', () => {
  const html =
    '<p>See <a href="/Gallery?year=2025&amp;page=2">ours</a> and <a href="/api/image/a.jpg">this</a>.</p>';
  const shown = renderToStaticMarkup(
    createElement(
      LinksContext,
      { value: linksUnder('/hi') },
      createElement(RichText, { html, level: 2 }),
      createElement(LinkedText, null, 'or [the way in](contact#map)'),
    ),
  );
  expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/hi/Gallery?year=2025&amp;page=2',
    '/api/image/a.jpg',
    '/hi/ContactUs#map',
  ]);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  inLanguage,
  isReservedAddress,
  isTranslatable,
  readAddress,
  readLanguage,
  readOwnPagePath,
} from '#app/addresses.ts';
import { LinksContext, linksIn } from '#app/links.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { RichText } from '#app/ui/prose/rich-text.tsx';

test('Hindi stands under a prefix, with the same paths and parameters', () => {
  expect(
    ['/', '/#notifications', '/?x=1', '/Gallery?year=2025'].map((address) => inLanguage(address, 'hi')),
  ).toEqual(['/hi', '/hi#notifications', '/hi?x=1', '/hi/Gallery?year=2025']);
  expect(inLanguage('/Gallery', 'en')).toBe('/Gallery');
  expect(['/hi', '/hi/', '/HI/gallery', '/hi?a=1', '/history', '/Gallery'].map(readLanguage)).toEqual([
    { language: 'hi', address: '/' },
    { language: 'hi', address: '/' },
    { language: 'hi', address: '/gallery' },
    { language: 'hi', address: '/?a=1' },
    { language: 'en', address: '/history' },
    { language: 'en', address: '/Gallery' },
  ]);
});

test('a Hindi page has one spelling too', () => {
  expect(readAddress('/hi')).toMatchObject({
    canonical: '/hi',
    spelling: 'canonical',
    withoutLanguage: '/',
    language: 'hi',
  });
  expect(readAddress('/hi/')).toMatchObject({ canonical: '/hi', spelling: 'other' });
  expect(readAddress('/HI/gallery/?YEAR=2025&x=1')).toMatchObject({
    canonical: '/hi/Gallery?year=2025',
    spelling: 'other',
    withoutLanguage: '/Gallery?year=2025',
  });
  expect(readAddress('/hi/Gallery?utm_source=chat')).toMatchObject({ spelling: 'appended' });
  expect(readAddress('/hi/hi')).toBeUndefined();
  expect(readOwnPagePath('/hi/FeeStructure')).toBe('/FeeStructure');
  expect(isReservedAddress('/hi')).toBe(true);
});

test('only what is said in words has an address in each language', () => {
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

test('links are written in the language of the page', () => {
  const { hrefOf, localHref } = linksIn('hi');
  expect(hrefOf('home')).toBe('/hi');
  expect(hrefOf('gallery', { year: 2025, page: 2 }, '#albums')).toBe('/hi/Gallery?year=2025&page=2#albums');
  expect(linksIn('en').hrefOf('gallery', { year: 2025 })).toBe('/Gallery?year=2025');

  const stored = ['/', '/Gallery?page=2', '/FeeStructure#dates', '/calendar/all.ics', '/news/rss.xml'];
  expect(stored.map(localHref)).toEqual([
    '/hi',
    '/hi/Gallery?page=2',
    '/hi/FeeStructure#dates',
    '/hi/calendar/all.ics',
    '/hi/news/rss.xml',
  ]);
  expect(stored.map(linksIn('en').localHref)).toEqual(stored);
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

test('an address in a text of the office is written in the language of the page', () => {
  const html =
    '<p>See <a href="/Gallery?year=2025&amp;page=2">ours</a> and <a href="/api/image/a.jpg">this</a>.</p>';
  const shown = renderToStaticMarkup(
    createElement(
      LinksContext,
      { value: linksIn('hi') },
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

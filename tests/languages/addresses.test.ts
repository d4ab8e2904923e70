import { expect, test } from 'vitest';
import {
  inLanguage,
  isReservedAddress,
  isTranslatable,
  readAddress,
  readLanguage,
  readOwnPagePath,
} from '#app/addresses.ts';
import { turnAddress, turnLinks } from '#app/platform/http/turn-links.server.ts';

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

test('a page’s links lead on in its language, whoever wrote them; what says its language stays', () => {
  const turned = turnLinks(
    [
      '<a class="x" href="/Gallery?year=2025&amp;page=2">1</a>',
      '<a href="/" hrefLang="en">2</a>',
      '<a href="/api/image/a.jpg">3</a>',
      '<a href="https://other.example/Gallery">4</a>',
      '<a href="#main">5</a>',
      '<form action="/ContactUs" method="post">',
      '<div data-props="{&quot;address&quot;:&quot;/SubGallery?id=a&amp;photo=b&quot;,&quot;alt&quot;:&quot;/ is a slash&quot;}">',
      '<p>/Gallery</p>',
    ].join('\n'),
    'hi',
  );
  expect(turned.split('\n')).toEqual([
    '<a class="x" href="/hi/Gallery?year=2025&amp;page=2">1</a>',
    '<a href="/" hrefLang="en">2</a>',
    '<a href="/api/image/a.jpg">3</a>',
    '<a href="https://other.example/Gallery">4</a>',
    '<a href="#main">5</a>',
    '<form action="/hi/ContactUs" method="post">',
    '<div data-props="{&quot;address&quot;:&quot;/hi/SubGallery?id=a&amp;photo=b&quot;,&quot;alt&quot;:&quot;/ is a slash&quot;}">',
    '<p>/Gallery</p>',
  ]);
  expect(turnLinks(turned, 'en')).toBe(turned);
  expect(turnAddress('/ThankYou?receipt=LFIS-0', 'hi')).toBe('/hi/ThankYou?receipt=LFIS-0');
});

import { expect, test } from 'vitest';
import { parseConfig } from '#app/platform/config.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';

testsRoutes();

const SITE = 'https://school.example';
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
    ([, language, href]) => [language, href],
  );
const languageLinks = (html: string) =>
  [...html.matchAll(/<a class="[^"]*" href="([^"]*)" hrefLang="([^"]*)"/g)].map(([, href, language]) => [
    language,
    href,
  ]);

test('a school’s languages are a subset of the software’s, each once', () => {
  expect(parseConfig({}).languages).toEqual(['en', 'hi']);
  expect(parseConfig({ LANGUAGES: 'hi, EN' }).languages).toEqual(['hi', 'en']);
  for (const LANGUAGES of ['fr', 'en,en', 'en,', ','])
    expect(() => parseConfig({ LANGUAGES }), LANGUAGES).toThrow('LANGUAGES');
});

onAnyEngine((open) => {
  test('a school with one language has no other pages, and no links to them', async () => {
    const site = await openSite(await open(), { LANGUAGES: 'en' });
    for (const path of ['/hi', '/hi/Gallery', '/hi/news/rss.xml'])
      expect((await site.get(path)).status, path).toBe(404);
    const home = await (await site.get('/')).text();
    expect(alternatesIn(home)).toEqual([]);
    expect(languageLinks(home)).toEqual([]);
    expect(await (await site.get('/sitemap.xml')).text()).not.toMatch(/\/hi\b|hreflang/);
    expect(await (await site.get('/speculation-rules.json')).text()).not.toContain('/hi');
  });

  test('the first language of a school is at the addresses without a prefix', async () => {
    const site = await openSite(await open(), { LANGUAGES: 'hi,en' });
    expect((await site.get('/hi/Gallery')).status).toBe(404);
    const [hindi, english] = await Promise.all(
      ['/Gallery', '/en/Gallery'].map(async (path) => (await site.get(path)).text()),
    );
    const both = [
      ['hi', `${SITE}/Gallery`],
      ['en', `${SITE}/en/Gallery`],
      ['x-default', `${SITE}/Gallery`],
    ];
    expect(partsOf(hindi!).language).toBe('hi-IN');
    expect(partsOf(english!).language).toBe('en-IN');
    expect([alternatesIn(hindi!), alternatesIn(english!)]).toEqual([both, both]);
    expect(languageLinks(hindi!)).toEqual([['en', '/en/Gallery']]);
    expect(languageLinks(english!)).toEqual([['hi', '/Gallery']]);
    expect(english).toContain('href="/en/ContactUs"');
    expect(hindi).toContain('href="/ContactUs"');
    const missing = await site.get('/en/nothing-here');
    expect(missing.status).toBe(404);
    expect(partsOf(await missing.text()).language).toBe('en-IN');
    expect((await site.get('/EN/gallery/')).headers.get('location')).toBe('/en/Gallery');
  });
});

import { expect, test } from 'vitest';
import { pageAddress, type PageName, pages } from '#app/addresses.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { type FilledSite, openFilledSite } from '#tests/support/http/good-calls.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const addressesOf = ({ albumId, eventId }: FilledSite) =>
  (Object.keys(pages) as PageName[]).map((name) => {
    if (name === 'event') return pageAddress(name, { id: eventId });
    return name === 'album' ? pageAddress(name, { id: albumId }) : pageAddress(name);
  });

onAnyEngine((open) => {
  test('every page has one heading, a title, a description, a language and its canonical address', async () => {
    const site = await openFilledSite(await open());
    for (const address of addressesOf(site)) {
      const response = await site.get(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toBe('text/html; charset=utf-8');
      const { language, titles, headings, descriptions, canonicals } = partsOf(await response.text());
      expect({ language, canonicals }, address).toEqual({
        language: 'en-IN',
        canonicals: [`https://school.example${address}`],
      });
      expect([titles.length, headings.length, descriptions.length], address).toEqual([1, 1, 1]);
      expect(titles[0], address).toContain('LFIS');
      expect(descriptions[0], address).not.toBe('');

      const head = await site.app.request(address, { method: 'HEAD' });
      expect(head.status, address).toBe(200);
      expect(head.headers.get('content-length'), address).toBe(response.headers.get('content-length'));
      expect(await head.text(), address).toBe('');
    }
  });

  test('a page loads one script if something on it hydrates, else none; never inline, never a style attribute', async () => {
    const site = await openFilledSite(await open());
    const emptyAlbum = pageAddress('album', { id: await publishAlbum(await site.services.database) });
    const story = pageAddress('news', { id: site.storyId });
    const album = pageAddress('album', { id: site.albumId });
    const event = pageAddress('event', { id: site.eventId });
    const hydratedPages = ['/', '/ContactUs', '/Gallery', '/NewsArticle', album, story, event, emptyAlbum];
    for (const address of [...addressesOf(site), story, emptyAlbum, '/nothing', '/SubGallery']) {
      const html = await (await site.get(address)).text();
      const { scripts } = partsOf(html);
      const own = expect.stringMatching(
        /^<script type="module" src="\/assets\/[\w.-]+\.js" fetchpriority="low">$/,
      );
      expect(scripts, address).toEqual(hydratedPages.includes(address) ? [own] : []);
      expect(html, address).not.toMatch(/<[^>]*\s(style|on\w+)=/i);
      expect(html, address).not.toMatch(/javascript:/i);
    }
  });

  test('a list with nothing to choose from loads no script', async () => {
    const site = await openSite(await open());
    for (const address of ['/Gallery', '/NewsArticle'])
      expect(partsOf(await (await site.get(address)).text()).scripts, address).toEqual([]);
  });

  test('text by staff is text on a page, even if it looks like markup', async () => {
    const site = await openFilledSite(await open());
    const title = `</title></head><script>alert(1)</script>"'&`;
    const id = await publishAlbum(site.services.database, { title, description: title });
    await site.services.revisions.refresh();
    for (const address of ['/', '/Gallery', pageAddress('album', { id })]) {
      const html = await (await site.get(address)).text();
      expect(html, address).toContain('&lt;script&gt;alert(1)');
      expect(html, address).not.toContain('<script>');
      expect(html.split('</head>'), address).toHaveLength(2);
    }
  });

  test('other letter case or a trailing slash redirects permanently to the canonical spelling with the known query', async () => {
    const site = await openFilledSite(await open());
    const query = '?page=7&id=x&utm_source=a%20b&empty=';
    for (const page of (Object.keys(pages) as PageName[]).map((name) => pages[name])) {
      const { path } = page;
      const understood = has(page, 'id') ? '?id=x' : has(page, 'page') ? '?page=7' : '';
      const spellings = path === '/' ? [] : [path.toUpperCase(), path.toLowerCase(), `${path}/`, `${path}//`];
      for (const spelling of spellings.filter((other) => other !== path)) {
        for (const search of ['', query]) {
          const response = await site.get(spelling + search);
          expect([response.status, response.headers.get('cache-control')], spelling).toEqual([
            308,
            'no-store',
          ]);
          expect(response.headers.get('location'), spelling).toBe(path + (search && understood));
        }
      }
      expect((await site.get(path + query)).headers.get('location'), path).toBe(path + understood);
    }
  });

  test('odd paths are harmless: no page, no redirect off the site, no failure', async () => {
    const site = await openFilledSite(await open());
    const odd = ['//', '///', '//evil.example', '//evil.example/Gallery/', '/\\evil.example', '/.env'];
    const encoded = [
      '/%',
      '/%E0%A4%A',
      '/%00',
      '/%47allery%2f',
      '/Gallery%2f',
      '/Gallery/%',
      '/%2f%2fevil.example',
    ];
    const routers = [
      '/Gallery.data',
      '/_root.data',
      '/__manifest?p=/Gallery',
      '/Gallery;x',
      `/${'a/'.repeat(2000)}`,
    ];
    for (const path of [...odd, ...encoded, ...routers]) {
      const response = await site.get(path);
      const to = response.headers.get('location');
      expect([response.status, to], path).toEqual(/^\/+$/.test(path) ? [308, '/'] : [404, null]);
      if (!to) expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    }
  });

  test('a missing page is a 404 in the school’s own frame, with a link home', async () => {
    const site = await openFilledSite(await open());
    const draft = await publishAlbum(site.services.database, { status: 'draft' });
    const albums = [
      '',
      '?id=',
      '?id=no-such-album',
      '?id=%00',
      '?id=../..',
      `?id=${'a'.repeat(900)}`,
      `?id=${draft}`,
    ];
    for (const path of ['/nothing', '/nothing/below', ...albums.map((search) => `/SubGallery${search}`)]) {
      const response = await site.follow(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      const html = await response.text();
      const { headings, titles, language } = partsOf(html);
      expect([headings.length, titles.length, language], path).toEqual([1, 1, 'en-IN']);
      expect(html, path).toMatch(/<footer[^]*<strong>LFIS<\/strong>/);
      expect(html, path).toMatch(/<main[^]*<a [^>]*href="\/"[^]*<\/main>/);
    }
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });

  test('pages accept only GET and HEAD, except the one with a form: any other method is a 405', async () => {
    const site = await openFilledSite(await open());
    for (const address of [...addressesOf(site), '/nothing', '/favicon.svg']) {
      const takesForm = address === pages.contact.path;
      const refused = takesForm ? ['PUT', 'DELETE', 'OPTIONS'] : ['POST', 'PUT', 'DELETE', 'OPTIONS'];
      for (const method of refused) {
        const response = await site.app.request(address, { method });
        expect(response.status, `${method} ${address}`).toBe(405);
        const allowed = takesForm ? 'GET, HEAD, POST' : 'GET, HEAD';
        expect(response.headers.get('allow'), `${method} ${address}`).toBe(allowed);
      }
    }
  });
});

const has = ({ search }: { search: readonly string[] }, name: string) => search.includes(name);

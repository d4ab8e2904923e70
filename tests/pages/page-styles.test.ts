import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageAddress, pages } from '#app/addresses.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { nginx, openProxy } from '#tests/support/http/proxy.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { splitStyles } from '../../scripts/build/split-styles.ts';

testsRoutes();

/** The styles in a page, and whether its policy allows exactly those. */
async function readStyles(response: Response) {
  const html = await response.text();
  const written = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!);
  const policy = response.headers.get('content-security-policy') ?? '';
  const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
  return { html, written, policy, allowed, status: response.status };
}

const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');

test('every public page contains its styles, which its policy allows by their hash and nothing else', async () => {
  const site = await openFilledSite(await openSqliteCopy());
  const { url } = await listen(site);
  const items = [pageAddress('album', { id: site.albumId }), pageAddress('news', { id: site.storyId })];
  const lost = ['/nothing-here', pageAddress('news', { id: 'not-there' })];
  for (const path of [...Object.values(pages).map((page) => page.path), ...items, ...lost]) {
    // The second time from the cache.
    for (const time of ['first', 'second']) {
      const page = await readStyles(await fetch(url + path));
      expect(page.html, path).toContain('<style>');
      expect(page.html, path).not.toContain('rel="stylesheet"');
      expect(page.allowed, `${path} for the ${time} time`).toEqual(page.written.map(hashOf));
      expect(page.policy, path).toContain(`style-src 'self' 'sha256-`);
      expect(page.policy, path).not.toContain('unsafe');
    }
  }
  const unchanged = await fetch(`${url}/`, {
    headers: { 'if-none-match': (await fetch(`${url}/`)).headers.get('etag')! },
  });
  expect([unchanged.status, unchanged.headers.get('content-security-policy')]).toEqual([
    304,
    (await fetch(`${url}/`)).headers.get('content-security-policy'),
  ]);
});

test('an error page has its own styles, wherever it replaces another', async () => {
  const site = await openFilledSite(await openSqliteCopy());
  const lost = await readStyles(await site.get('/nothing-here'));
  const lostStory = await readStyles(await site.get(pageAddress('news', { id: 'not-there' })));
  expect([lost.status, lostStory.status]).toEqual([404, 404]);
  expect(lost.written[0]).toBe(lostStory.written[0]);
  const story = await readStyles(await site.get(pageAddress('news', { id: site.storyId })));
  expect(story.written[0]).not.toContain(/class="([^" ]+)"><section/.exec(lost.html)?.[1] ?? 'no section');
});

test('the studio links its style sheets, as its policy allows', async () => {
  const site = await openFilledSite(await openSqliteCopy());
  const page = await readStyles(await site.get('/studio/sign-in'));
  expect(page.written).toEqual([]);
  // The frame's and its own.
  expect(page.html.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(page.policy).toContain("style-src 'self';");
});

// A hundred bytes of it spare English pages 45 kB of Hindi letters: see `ui/styles/fonts.css`.
test('home contains at most 10 kB of styles, any other page 7.2, of which a tenth is for the second language', async () => {
  const site = await openFilledSite(await openSqliteCopy());
  for (const { path } of Object.values(pages)) {
    if (path === pages.styleguide.path) continue;
    const { written } = await readStyles(await site.follow(path));
    expect(brotliCompressSync(written.join('')).length, path).toBeLessThan(path === '/' ? 10_000 : 7200);
  }
});

test('home’s first words wait for less than half of its styles, and no page has a rule twice', async () => {
  const site = await openFilledSite(await openSqliteCopy());
  for (const { path } of Object.values(pages)) {
    const { written } = await readStyles(await site.follow(path));
    if (path === '/') expect(written[0]!.length * 2).toBeLessThan(written.join('').length);
    const rules = written.flatMap((css) => splitStyles(css)).filter(({ selectors }) => selectors);
    const texts = rules.map(({ groups, css }) => [...groups, css].join(' '));
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      path,
    ).toEqual([]);
  }
});

test.skipIf(!nginx)('through the proxy a cached page has its own policy', async () => {
  const site = await openFilledSite(await openSqliteCopy(), { TRUST_PROXY: 'on' });
  const proxy = await openProxy(site);
  for (const path of ['/', '/Gallery', '/ContactUs'])
    for (const kept of [/MISS/, /HIT|REVALIDATED/]) {
      const { text, headers, cacheStatus: how } = await proxy.see(path);
      expect(how, path).toMatch(kept);
      for (const [, css] of text.matchAll(/<style>(.*?)<\/style>/gs))
        expect(headers['content-security-policy'], path).toContain(`'sha256-${hashOf(css!)}'`);
    }
});

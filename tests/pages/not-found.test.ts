import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { addItem } from '#app/publishing/items/add-item.server.ts';
import { NOW, publish, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/404', '/:own', '/NewsArticle', '/SubGallery', '/studio/people');

/** The page's own content; the header and the footer link everywhere. */
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)![0];
const suggested = (html: string) =>
  [
    ...(/<section[^>]*aria-labelledby="likely"[^]*?<\/section>/.exec(html)?.[0] ?? '').matchAll(
      /<li><a href="([^"]*)"/g,
    ),
  ].map(([, href]) => href);

onAnyEngine((open) => {
  test('a mistyped address suggests the likely page', async () => {
    const site = await openSite(await open());
    for (const [typed, meant] of [
      ['/admision', pageAddress('admissionProcess')],
      ['/gallary', pageAddress('gallery')],
      ['/Computer%20Lab', pageAddress('computerLab')],
      ['/facilties.html', pageAddress('facilities')],
    ] as const) {
      const response = await site.get(typed);
      expect([response.status, response.headers.get('cache-control')], typed).toEqual([404, 'no-store']);
      expect(suggested(await response.text())[0], typed).toBe(meant);
    }
  });

  test('a page of the school’s own is suggested by its address and title, only while it is public', async () => {
    const database = await open();
    const site = await openSite(database);
    const add = (id: string, title: string, address: string, isDraft = false) =>
      publish(database, (change) =>
        addItem(change, ownPages, {
          schoolCode: SCHOOL,
          id,
          now: NOW,
          texts: { title, address, layout: 'sheet', sections: '[]' } as never,
          isDraft,
        }),
      );
    await add('bus', 'Zebra & routes of {school}', '/SchoolBus');
    await add('hidden', 'Zebra and routes', '/SchoolBusses', true);
    await site.services.revisions.refresh();
    for (const typed of ['/schoolbuss', '/zebra-routes']) {
      const html = await (await site.get(typed)).text();
      expect(suggested(html), typed).toEqual(['/SchoolBus']);
      expect(html, typed).toContain('<a href="/SchoolBus">Zebra &amp; routes of ');
      expect(html, typed).not.toContain('{school}');
    }
    await publish(database, async (change) => {
      await change.updateTable('content_items').set({ status: 'draft' }).where('id', '=', 'bus').execute();
    });
    await site.services.revisions.refresh();
    expect(suggested(await (await site.get('/schoolbuss')).text())).toEqual([]);
  });

  test('a missing album or story suggests its list', async () => {
    const site = await openSite(await open());
    for (const [path, list] of [
      ['/SubGallery?id=none', pageAddress('gallery')],
      ['/NewsArticle?id=none', pageAddress('news')],
      ['/NewsArticle?id=%3Cscript%3E', pageAddress('news')],
    ] as const) {
      const response = await site.get(path);
      expect(response.status, path).toBe(404);
      expect(suggested(await response.text()), path).toEqual([list]);
    }
  });

  test('there is a search, and links to every part of the site', async () => {
    const site = await openSite(await open());
    for (const path of ['/nothing-like-it', '/SubGallery?id=none']) {
      const main = mainOf(await (await site.get(path)).text());
      expect(main, path).toMatch(/<search><form(?=[^>]* method="get")[^>]* action="\/Gallery"/);
      expect(main, path).toMatch(
        /<label for="([\w-]+)"[^]*<input id="\1"(?=[^>]* type="search")[^>]* name="q"/,
      );
      for (const page of ['home', 'admissionProcess', 'facilities', 'gallery'] as const)
        expect(main, `${path} ${page}`).toContain(`href="${pageAddress(page)}"`);
    }
  });

  test('staff who mistype a studio address stay in the studio', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    for (const path of [
      '/studio/zebrafish',
      '/studio/content/news/zebrafish/none',
      '/studio/zebra.php?a=b',
    ]) {
      const response = await site.get(path, { cookie });
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')], path).toEqual([404, 'no-store']);
      expect(html.match(/<title>/g), path).toHaveLength(1);
      expect(html, path).toContain('aria-label="Studio menu"');
      expect(mainOf(html), path).toMatch(/<h1>[^]*<a [^>]*href="\/studio"[^>]*>Go to studio home</);
      expect(html, path).not.toContain(`href="${pageAddress('gallery')}"`);
    }
  });

  test('without signing in nobody can tell which addresses the studio has', async () => {
    const site = await openSite(await open());
    const answers = ['/studio/people', '/studio/zebrafish', '/studio/content/news/zebrafish/none'].map(
      async (path) => {
        const response = await site.get(path);
        const to = response.headers.get('location');
        return [
          response.status,
          await response.text(),
          to === `/studio/sign-in?then=${encodeURIComponent(path)}`,
        ];
      },
    );
    for (const answer of await Promise.all(answers)) expect(answer).toEqual([302, '', true]);
  });

  test('nothing that was typed is shown', async () => {
    const site = await openSite(await open());
    const typed = [
      '/zebrafish',
      '/zebrafish?likely=gallery&q=zebrafish',
      '/zebra-fish/zebrafish.php',
      '/<zebrafish>',
    ];
    for (const path of typed) {
      const html = await (await site.get(path)).text();
      expect(html, path).not.toMatch(/zebra/i);
      expect(suggested(html), path).toEqual([]);
    }
    expect(suggested(await (await site.get('/404?likely=gallery&likely=constructor')).text())).toEqual([]);
  });

  test('a scanner’s addresses cost one page in total, until the content changes', async () => {
    const database = await open();
    const site = await openSite(database);
    const first = await (await site.get('/wp-login.php')).text();
    let queries = 0;
    const { reads } = site.services.database;
    site.services.database = {
      ...site.services.database,
      get reads() {
        queries += 1;
        return reads;
      },
    };
    for (const path of ['/.env', '/xmlrpc.php', '/vendor/phpunit/eval-stdin.php', '/wp-login.php'])
      expect(await (await site.get(path)).text(), path).toBe(first);
    expect(queries).toBe(0);
    await publishAlbum(database);
    await site.services.revisions.refresh();
    expect((await site.get('/.env')).status).toBe(404);
    expect(queries).toBeGreaterThan(0);
  });
});

import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/Gallery', '/api/news');

onAnyEngine((open) => {
  test('HSTS is sent if families use https, and only then', async () => {
    const database = await open();
    for (const [siteUrl, expected] of [
      ['https://school.example', 'max-age=31536000'],
      ['http://school.example', null],
    ] as const) {
      const site = await openSite(database, { SITE_URL: siteUrl });
      const { url } = await listen(site);
      // The second time from the cache, and one that never reaches the app.
      for (const path of [
        '/Gallery',
        '/Gallery',
        '/healthz',
        '/%2e%2e/x',
        '/api/news/LFIS',
        '/studio/sign-in',
      ])
        expect((await fetch(url + path)).headers.get('strict-transport-security'), siteUrl + path).toBe(
          expected,
        );
    }
  });
});

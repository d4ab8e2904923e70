import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/Gallery');

onAnyEngine((open) => {
  test('a page names its icons, and each exists', async () => {
    const site = await openSite(await open());
    const html = await (await site.get('/Gallery')).text();
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
    for (const icon of icons) {
      const response = await site.get(icon);
      expect(response.status, icon).toBe(200);
      expect(response.headers.get('content-type'), icon).toMatch(/^image\//);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { signInAs } from '#tests/support/staff/staff.ts';

testsRoutes('/studio');

onAnyEngine((open) => {
  describe('the page with all components of the studio', () => {
    test('is only in the development server, not on the built site', async () => {
      const site = await openSite(await open());
      const { cookie } = await signInAs(site, 'administrator');
      expect((await site.get('/studio-kit')).status).toBe(404);
      expect((await site.get('/studio-kit', { cookie })).status).toBe(404);
    });
  });
});

test('no file of the build contains it', () => {
  const built = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(built.length).toBeGreaterThan(50);
  const containing = built.filter((file) => readFileSync(join('build', file), 'utf8').includes('studio-kit'));
  expect(containing).toEqual([]);
});

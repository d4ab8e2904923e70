import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { showOnPage, storedPicture } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/image');

onAnyEngine((open) => {
  test('a file missing after a restore is a 404 and a line in the log, not an empty picture that is cached', async () => {
    const site = await openSite(await open());
    const { mediaId, path } = await storedPicture(site.services);
    await showOnPage(site.services.database, { mediaId });
    rmSync(join(site.services.config.dataDir, 'media'), { recursive: true });
    for (const address of [`/api/image/${path}`, `/api/image/${path}?w=160&f=webp`]) {
      const response = await site.get(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(site.logged.filter((line) => line.level === 50)).toHaveLength(2);
  });
});

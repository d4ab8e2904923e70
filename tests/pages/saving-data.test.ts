import { expect, test } from 'vitest';
import { renditionUrl } from '#app/media/picture.ts';
import sharp from 'sharp';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { showOnPage, storedPicture } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/image');

onAnyEngine((open) => {
  test('a browser that saves data gets smaller tiles, and opened photos unchanged', async () => {
    const database = await open();
    const site = await openSite(database);
    const { mediaId, path } = await storedPicture({ database, storage: site.services.storage }, 'teal', {
      width: 1400,
      height: 700,
    });
    await showOnPage(database, { mediaId });
    const widthOf = async (width: 160 | 640 | 1280, headers: Record<string, string> = {}) => {
      const response = await site.get(renditionUrl(path, width, 'webp'), headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toMatch(/save-data/i);
      return (await sharp(await response.arrayBuffer()).metadata()).width;
    };
    expect(await widthOf(640)).toBe(640);
    expect(await widthOf(640, { 'save-data': 'on' })).toBe(480);
    expect(await widthOf(640, { 'save-data': 'off' })).toBe(640);
    expect(await widthOf(160, { 'save-data': 'on' }), 'the smallest stays').toBe(160);
    expect(await widthOf(1280, { 'save-data': 'on' }), 'an opened photo').toBe(1280);
  });
});

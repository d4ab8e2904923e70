import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { publishAlbum, storedPicture } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Gallery', '/api/gallery', '/api/image');

onAnyEngine((open) => {
  test('published content is on the gallery page and in the API, with its picture', async () => {
    const database = await open();
    const site = await openSite(database);
    const { mediaId, path } = await storedPicture(site.services, 'orange');
    const id = await publishAlbum(database, { title: 'Diwali', photos: [{ mediaId, alt: 'Lamps' }] });
    await site.services.revisions.refresh();

    const page = await site.get('/Gallery');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Diwali');
    const [album] = (await (await site.get('/api/gallery/LFIS')).json()) as {
      _id: string;
      attachments: string[];
    }[];
    expect(album).toMatchObject({ _id: id, attachments: [path] });
    expect((await site.get(`/api/image/${path}?w=160&f=avif`)).status).toBe(200);
  });
});

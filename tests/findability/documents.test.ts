import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import {
  createTestSchool,
  publishAlbum,
  SCHOOL,
  showOnPage,
  storedPicture,
} from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Gallery', '/SubGallery', '/api/gallery', '/api/image');

onAnyEngine((open) => {
  async function siteWithDocument(name = '') {
    const database = await open();
    const site = await openSite(database);
    const taken = await ingestFile(
      site.services,
      SCHOOL,
      await readFile('db/demo/documents/winter-timings-circular.pdf'),
      { sent: { name, by: 'Asha' } },
    );
    if ('refused' in taken) throw new Error(taken.refused);
    await showOnPage(database, taken);
    return { database, site, document: taken };
  }

  test('a document may be shown by the browser’s own viewer, and framed by nobody', async () => {
    const { site, document } = await siteWithDocument();
    const response = await site.get(`/api/image/${document.path}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a document is saved under its original name, in its own script too', async () => {
    const { site, document } = await siteWithDocument('शीतकालीन समय.pdf');
    const response = await site.get(`/api/image/${document.path}`);
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('शीतकालीन समय.pdf')}`,
    );
    const nameless = await siteWithDocument();
    const without = await nameless.site.get(`/api/image/${nameless.document.path}`);
    expect(without.headers.has('content-disposition')).toBe(false);
  });

  test('a document in an album is not a photo, at any position', async () => {
    const { database, site, document } = await siteWithDocument();
    const picture = await storedPicture(site.services);
    const photos = [document, picture].map(({ mediaId }) => ({ mediaId, alt: 'Sports day' }));
    const id = await publishAlbum(database, { photos });
    await site.services.revisions.refresh();
    const [album] = (await (await site.get('/api/gallery/LFIS')).json()) as { attachments: string[] }[];
    expect(album!.attachments).toEqual([picture.path]);
    expect(await (await site.get('/Gallery')).text()).toContain(picture.path);
    expect(await (await site.get(`/SubGallery?id=${id}`)).text()).not.toContain(document.path);
  });

  test('a file of one school is not served to a request that names another', async () => {
    const { database, site, document } = await siteWithDocument();
    await createTestSchool(database, 'OTHER');
    const response = await site.get(`/api/image/${document.path}`, { schoolcode: 'OTHER' });
    expect(response.status).toBe(400);
    expect((await site.get(`/api/image/${document.path}`, { schoolcode: SCHOOL })).status).toBe(200);
  });
});

import { expect, test } from 'vitest';
import { StorageUnavailable } from '#app/platform/storage/storage.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/Gallery',
  '/api/image',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/uploads',
);

const CHUNK_HEADERS = {
  'tus-resumable': '1.0.0',
  'upload-offset': '300',
  'content-type': 'application/offset+octet-stream',
};
const photo = await paint().jpeg().toBuffer();
const away = async () => Promise.reject(new StorageUnavailable(new Error('no answer')));

onAnyEngine((open) => {
  test('while the storage is unavailable pages work, pictures answer 503 with Retry-After, and no upload is lost', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const albumId = await draftAlbum(site, cookie);
    const tus = tusClient(site, cookie);
    await tus.send(photo, { albumId });
    await describeAll(site, cookie, albumId);
    await press(site, cookie, albumId, { intent: 'publish', consent: 'yes' });
    const { path } = (await albumState(site, cookie, albumId)).photos[0]!;
    const green = await paint({ colour: '#20a040' }).jpeg().toBuffer();
    const upload = (await tus.create(green.length, { albumId, position: 1 })).headers.get('location')!;
    await tus.patch(upload, 0, green.subarray(0, 300));

    const address = `/api/image/${path}?w=320&f=webp`;
    const etag = (await site.get(address)).headers.get('etag')!;

    const whole = { ...site.services.storage };
    Object.assign(site.services.storage, { size: away, read: away, write: away, remove: away });
    expect((await site.get('/Gallery')).status).toBe(200);
    const image = await site.get(`/api/image/${path}`);
    expect([image.status, image.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await site.get(address)).status).toBe(503);
    expect((await site.get(address, { 'if-none-match': etag })).status, 'who has it may keep it').toBe(304);
    // Over a real connection, too: the client retries after this answer, and after no other.
    const { url } = await listen(site);
    const request = { method: 'PATCH', headers: { ...CHUNK_HEADERS, cookie }, body: green.subarray(300) };
    for (const status of [
      (await tus.patch(upload, 300, green.subarray(300))).status,
      (await ask(url + upload, request)).status,
    ])
      expect(status).toBe(503);

    Object.assign(site.services.storage, whole);
    expect((await tus.head(upload)).headers.get('upload-offset')).toBe('300');
    expect((await tus.patch(upload, 300, green.subarray(300))).headers.get('studio-photo')).toBe('taken');
    expect((await site.get(`/api/image/${path}`)).status).toBe(200);
  });
});

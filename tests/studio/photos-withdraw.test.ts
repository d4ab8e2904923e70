import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { eraseWithdrawn } from '#app/media/files/withdraw.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { SCHOOL } from '#tests/support/content/school.ts';

testsRoutes(
  '/',
  '/ContactUs',
  '/Gallery',
  '/SubGallery',
  '/api/gallery',
  '/api/image',
  '/api/subGallery',
  '/cards',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/uploads',
);

const [first, second] = (await Promise.all(
  ['#c04020', '#2040c0'].map((colour) => paint({ colour }).jpeg().toBuffer()),
)) as [Buffer, Buffer];
const DAY_MS = 86_400_000;

onAnyEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const editor = await signInAs(site, 'editor');
    const administrator = await signInAs(site, 'administrator');
    const albumId = await draftAlbum(site, editor.cookie);
    const tus = tusClient(site, editor.cookie);
    await tus.send(first, { albumId, position: 0 });
    await tus.send(second, { albumId, position: 1 });
    const as = (cookie: string, fields: Record<string, string>) => press(site, cookie, albumId, fields);
    await describeAll(site, editor.cookie, albumId);
    await as(editor.cookie, { intent: 'publish', consent: 'yes' });
    const state = () => albumState(site, editor.cookie, albumId);
    const [cover] = (await state()).photos;
    return { site, editor, administrator, albumId, tus, as, state, cover: cover! };
  }

  test('a withdrawn photo is gone at once from every page, list, card and address', async () => {
    const { site, editor, albumId, as, cover } = await begin();
    const { path, mediaId } = cover;
    const small = renditionUrl(path, 320, 'webp');
    const pages = [
      '/',
      '/Gallery',
      pageAddress('album', { id: albumId }),
      '/api/gallery/LFIS',
      `/api/subGallery?id=${albumId}`,
    ];
    for (const page of pages) expect(await (await site.get(page)).text(), page).toContain(path);
    const photoPage = pageAddress('album', { id: albumId, photo: mediaId });
    for (const address of [small, `/api/image/${path}`, photoPage])
      expect((await site.get(address)).status).toBe(200);
    const card = /\/cards\/album\/[^"]+\.jpg/.exec(await (await site.get(pages[2]!)).text())![0];
    expect((await site.get(card)).status).toBe(200);

    expect((await as(editor.cookie, { intent: 'withdraw', mediaId })).status).toBe(200);

    for (const page of pages) expect(await (await site.get(page)).text(), page).not.toContain(path);
    for (const address of [small, `/api/image/${path}`, photoPage])
      expect((await site.get(address)).status, address).toBe(404);
    expect((await site.get(card)).status, 'the old card leads to a new one').toBe(302);
    expect(
      await site.services.storage.size(
        `LFIS/renditions/${path.slice(19, 21)}/${path.slice(19, 51)}/320.webp`,
      ),
    ).toBeUndefined();
  });

  test('it cannot be brought back by uploading it again, even with another byte', async () => {
    const { editor, albumId, as, tus, cover } = await begin();
    await as(editor.cookie, { intent: 'withdraw', mediaId: cover.mediaId });
    for (const bytes of [first, Buffer.concat([first, Buffer.from([0])])]) {
      const { answer } = await tus.send(bytes, { albumId, batch: 'again' });
      expect([answer.status, await answer.text()]).toEqual([422, '{"reason":"withdrawn"}']);
    }
  });

  test('a browser that remembers the upload is told to send it again, and then why it is refused', async () => {
    const { editor, as, albumId, tus, state } = await begin();
    const late = await paint({ colour: '#108060' }).jpeg().toBuffer();
    const { path } = await tus.send(late, { albumId, batch: 'late' });
    expect((await tus.head(path)).headers.get('studio-photo'), 'it is there').toBe('taken');
    const { photos } = await state();
    await as(editor.cookie, { intent: 'withdraw', mediaId: photos.at(-1)!.mediaId });
    expect((await tus.head(path)).status, 'not “it is in the album already”').toBe(404);
    const { answer } = await tus.send(late, { albumId, batch: 'again' });
    expect([answer.status, await answer.text()]).toEqual([422, '{"reason":"withdrawn"}']);
  });

  test('an administrator can undo it for thirty days; then it is deleted for good', async () => {
    const { site, editor, administrator, as, cover, state } = await begin();
    const { mediaId, path } = cover;
    await as(editor.cookie, { intent: 'withdraw', mediaId });
    expect((await as(editor.cookie, { intent: 'restore', mediaId })).status, 'an editor may not').toBe(403);
    expect((await as(administrator.cookie, { intent: 'restore', mediaId })).status).toBe(200);
    expect((await site.get(`/api/image/${path}`)).status).toBe(200);

    await as(editor.cookie, { intent: 'withdraw', mediaId });
    const { now } = site.clock;
    expect(await eraseWithdrawn(site.services, SCHOOL, new Date(now.getTime() + 29 * DAY_MS))).toBe(0);
    expect(await eraseWithdrawn(site.services, SCHOOL, new Date(now.getTime() + 31 * DAY_MS))).toBe(1);
    expect(await site.services.storage.size(originalKey(path))).toBeUndefined();
    expect((await state()).photos[0]!.withdrawn).toEqual({ until: null });
    expect((await as(administrator.cookie, { intent: 'restore', mediaId })).status).toBe(400);
  });

  test('a rotated photo is upright under a new address; its old one redirects there, its own page stays', async () => {
    const { site, editor, albumId, as, cover, state } = await begin();
    const { mediaId } = cover;
    const turn = async () => {
      expect((await as(editor.cookie, { intent: 'turn', mediaId })).status).toBe(200);
      return (await state()).photos[0]!;
    };
    const turned = await turn();
    expect(turned).toMatchObject({ mediaId, width: 200, height: 320 });
    const old = await site.get(`/api/image/${cover.path}`);
    expect(old.status).toBe(302);
    expect(old.headers.get('location')).toContain(turned.path);
    const image = await site.get(`/api/image/${turned.path}`);
    expect(image.status).toBe(200);
    expect((await site.get(pageAddress('album', { id: albumId, photo: mediaId }))).status).toBe(200);

    await turn();
    await turn();
    const whole = await turn();
    expect(whole, 'four turns are none').toMatchObject({ path: cover.path, width: 320, height: 200 });
    const sideways = await site.get(`/api/image/${turned.path}`);
    expect(sideways.headers.get('location')).toContain(cover.path);
  });

  test('a rotated photo is recognised, and all of it is deleted in the end', async () => {
    const { site, editor, albumId, tus, as, cover, state } = await begin();
    await as(editor.cookie, { intent: 'turn', mediaId: cover.mediaId });
    const { path } = (await state()).photos[0]!;
    expect((await tus.send(first, { albumId, batch: 'again' })).answer.headers.get('studio-photo')).toBe(
      'duplicate',
    );
    await as(editor.cookie, { intent: 'withdraw', mediaId: cover.mediaId });
    await eraseWithdrawn(site.services, SCHOOL, new Date(site.clock.now.getTime() + 31 * DAY_MS));
    for (const each of [path, cover.path])
      expect(await site.services.storage.size(originalKey(each))).toBeUndefined();
  });

  test('under each photo a family can ask to have it removed, without a script', async () => {
    const { site, albumId, cover } = await begin();
    const page = await (await site.get(pageAddress('album', { id: albumId, photo: cover.mediaId }))).text();
    const href = /href="(\/ContactUs\?[^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&');
    const contact = await site.get(href.split('#')[0]!);
    expect(contact.status).toBe(200);
    const photoUrl = `https://school.example${pageAddress('album', { id: albumId, photo: cover.mediaId })}`;
    expect((await contact.text()).replaceAll('&amp;', '&')).toMatch(
      new RegExp(`<textarea[^>]*>[^<]*${photoUrl.replace(/[?]/g, '\\$&')}`),
    );
    expect(await (await site.get('/ContactUs')).text()).not.toContain('/SubGallery?id=');
    expect(await (await site.get('/ContactUs?album=%3Cscript%3E&photo=x')).text()).not.toContain(
      '/SubGallery?id=',
    );
  });
});

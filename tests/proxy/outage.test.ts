import { describe, expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { fileUrl, renditionUrl } from '#app/media/picture.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { fakeClock, nginx, openProxy, untilNothingIsFresh } from '#tests/support/http/proxy.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/Facilities',
  '/SubGallery',
  '/api/image',
  '/api/news',
  '/cards',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/uploads',
);

const photo = await paint({ colour: '#c04020' }).jpeg().toBuffer();
const other = await paint({ colour: '#2040c0' }).jpeg().toBuffer();

const REQUEST_HEADERS: Record<string, string>[] = [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }];

describe.skipIf(!nginx)('with every replica down, the shipped proxy', () => {
  onAnyEngine((open, engine) => {
    async function begin() {
      const site = await openSite(await open(), { TRUST_PROXY: 'on' });
      const { cookie } = await signInAs(site, 'editor');
      const albumId = await draftAlbum(site, cookie);
      const tus = tusClient(site, cookie);
      for (const [position, bytes] of [photo, other].entries()) await tus.send(bytes, { albumId, position });
      const as = (fields: Record<string, string>) => press(site, cookie, albumId, fields);
      await describeAll(site, cookie, albumId);
      await as({ intent: 'publish', consent: 'yes' });
      const [cover] = (await albumState(site, cookie, albumId)).photos;
      await site.services.revisions.refresh();
      const proxy = await openProxy(site);
      const { path, mediaId } = cover!;
      const card = /\/cards\/album\/[^"]+\.jpg/.exec(
        (await proxy.see(pageAddress('album', { id: albumId }))).text,
      )![0];
      return {
        site,
        cookie,
        proxy,
        as,
        mediaId,
        albumPage: pageAddress('album', { id: albumId }),
        photoPage: pageAddress('album', { id: albumId, photo: mediaId }),
        pictures: [fileUrl(path), renditionUrl(path, 320, 'webp'), card],
        async trashAlbum() {
          await publish(site.services.database, async (change) => {
            const trashed = change.updateTable('content_items').set({ deleted_at: NOW.toISOString() });
            await trashed.where('school_code', '=', SCHOOL).where('id', '=', albumId).execute();
          });
          await site.services.revisions.refresh();
        },
      };
    }

    test('does not bring back a withdrawn photo', async () => {
      const { proxy, as, mediaId, photoPage, pictures } = await begin();
      const addresses = [...pictures.slice(0, 2), photoPage];
      for (const address of addresses) expect((await proxy.see(address)).status, address).toBe(200);
      expect((await as({ intent: 'withdraw', mediaId })).status).toBe(200);
      await untilNothingIsFresh();
      for (const address of addresses) expect((await proxy.see(address)).status, address).toBe(404);
      await proxy.stopReplica();
      await untilNothingIsFresh();
      for (const address of addresses)
        for (const headers of REQUEST_HEADERS) {
          const seen = await proxy.see(address, { headers });
          expect([seen.status, seen.cacheStatus], address).toEqual([404, 'STALE']);
        }
    });

    test('does not bring back an album that is in the trash', async () => {
      const { proxy, albumPage, photoPage, pictures, trashAlbum } = await begin();
      const [, , card] = pictures as [string, string, string];
      for (const address of [albumPage, photoPage, card])
        expect((await proxy.see(address)).status, address).toBe(200);
      await trashAlbum();
      await untilNothingIsFresh();
      for (const address of [albumPage, photoPage, card])
        expect((await proxy.see(address)).status, address).toBe(404);
      await proxy.stopReplica();
      await untilNothingIsFresh();
      for (const address of [albumPage, photoPage, card]) {
        const seen = await proxy.see(address);
        expect([seen.status, seen.cacheStatus], address).toEqual([404, 'STALE']);
      }
    });

    test.skipIf(!fakeClock)(
      'serves a picture for a minute after it was last confirmed, a page for an hour, and then neither',
      async () => {
        const { proxy, albumPage, pictures } = await begin();
        for (const address of [albumPage, ...pictures]) expect((await proxy.see(address)).status).toBe(200);
        await proxy.stopReplica();
        await untilNothingIsFresh();
        const seen = async (address: string) => {
          const { status, cacheStatus: how } = await proxy.see(address);
          return [status, how];
        };
        for (const address of [albumPage, ...pictures])
          expect(await seen(address), address).toEqual([200, 'STALE']);
        proxy.setClock('+40s');
        for (const address of pictures) expect(await seen(address), address).toEqual([200, 'STALE']);
        proxy.setClock('+60s');
        for (const address of pictures) expect((await seen(address))[0], address).toBe(503);
        expect(await seen(albumPage)).toEqual([200, 'STALE']);
        proxy.setClock('+3500s');
        expect(await seen(albumPage)).toEqual([200, 'STALE']);
        proxy.setClock('+3601s');
        expect((await seen(albumPage))[0]).toBe(503);
      },
    );

    test.skipIf(!fakeClock)('also if replicas are up but cannot check', async () => {
      const { site, proxy, albumPage, pictures } = await begin();
      const [original] = pictures as [string];
      for (const address of [original, albumPage]) expect((await proxy.see(address)).status).toBe(200);
      site.services.database = failingDatabase(engine, awayError(engine));
      await untilNothingIsFresh();
      const kept = await proxy.see(original);
      expect([kept.status, kept.cacheStatus, kept.headers['content-type']]).toEqual([
        200,
        'STALE',
        'image/jpeg',
      ]);
      expect(kept.headers['cache-control']).toMatch(/^public, max-age=31536000/);
      expect((await proxy.see(albumPage)).status, 'from the replica’s memory').toBe(200);
      proxy.setClock('+60s');
      expect((await proxy.see(original)).status).toBe(503);
      expect((await proxy.see('/api/news/LFIS')).headers['content-type']).toBe('application/problem+json');
      const unseen = await proxy.see('/Facilities');
      expect([unseen.status, unseen.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(unseen.text, 'the school’s own page').toContain('Go to the home page');
    });
  });
});

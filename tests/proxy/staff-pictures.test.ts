import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { addStory } from '#tests/support/content/add-content.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { nginx, openProxy, untilNothingIsFresh } from '#tests/support/http/proxy.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/image',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/library/:id',
  '/studio/uploads',
);

const paper = await readFile('db/demo/documents/winter-timings-circular.pdf');
const photo = await paint({ colour: '#c04020' }).jpeg().toBuffer();

describe.skipIf(!nginx)('a picture that only staff may see, through the shipped proxy', () => {
  onAnyEngine((open) => {
    test('needs a session, and is never cached for anybody else', async () => {
      const site = await openSite(await open(), { TRUST_PROXY: 'on' });
      const proxy = await openProxy(site);
      const { cookie } = await signInAs(site, 'editor');
      const albumId = await draftAlbum(site, cookie);
      await tusClient(site, cookie).send(photo, { albumId });
      const path = (await albumState(site, cookie, albumId)).photos[0]!.path;
      const address = renditionUrl(path, 320, 'webp');
      const see = async (headers: Record<string, string> = {}) => {
        const { status, headers: answered, cacheStatus: how } = await proxy.see(address, { headers });
        return [status, answered['cache-control'], how];
      };
      const forStaff = [200, 'private, no-store', 'BYPASS'];

      expect(await see({ cookie })).toEqual(forStaff);
      expect((await see())[0], 'right after').toBe(404);
      expect(
        (await see({ cookie: cookie.replace(/=(.)/, (_, first) => `=${first === 'x' ? 'y' : 'x'}`) }))[0],
      ).toBe(404);
      expect(await see({ cookie }), 'also where a 404 was seen').toEqual(forStaff);
      expect(await see({ cookie: `theme=dark; ${cookie}; last=1` }), 'among other cookies').toEqual(forStaff);
      for (const headers of [{ range: 'bytes=0-9' }, { 'if-none-match': '*' }] as Record<string, string>[])
        expect(await see({ cookie, ...headers }), 'a part is answered with the whole').toEqual(forStaff);

      await describeAll(site, cookie, albumId);
      await press(site, cookie, albumId, { intent: 'publish', consent: 'yes' });
      await untilNothingIsFresh();
      expect((await see())[0]).toBe(200);
      await press(site, cookie, albumId, { intent: 'unpublish' });
      await untilNothingIsFresh();
      expect((await see())[0], 'taken off').toBe(404);
      expect(await see({ cookie }), 'staff go on seeing it').toEqual(forStaff);
      await proxy.stopReplica();
      await untilNothingIsFresh();
      expect((await see())[0], 'not even where nobody can be asked').toBe(404);
      expect((await see({ cookie }))[0], 'whether they may cannot be told').toBe(503);
    });

    test('the address of a replaced document leads to the new one, even where the old one was cached', async () => {
      const site = await openSite(await open(), { TRUST_PROXY: 'on' });
      const proxy = await openProxy(site);
      const { services, clock } = site;
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const taken = await ingestFile(services, 'LFIS', paper, { sent: { name: 'fees.pdf', by: 'Anita K.' } });
      if ('refused' in taken) throw new Error(taken.refused);
      await changeContent(services.database.writes, 'LFIS', clock.now, (change) =>
        addStory(change, {
          schoolCode: 'LFIS',
          id: newId(),
          now: clock.now,
          title: 'Fees',
          description: 'Words.',
          date: '2026-11-01',
          fromDate: '2026-11-01',
          attachments: [{ mediaId: taken.mediaId, alt: 'Fees' }],
        } as never),
      );
      await services.revisions.refresh();
      const address = `/api/image/${taken.path}`;
      for (let times = 0; times < 2; times++) expect((await proxy.see(address)).status).toBe(200);
      const form = new FormData();
      form.set('intent', 'replace');
      form.set('file', new File([new Uint8Array([...paper, 10])], 'new-fees.pdf'));
      expect((await studio.post(`/studio/library/${taken.mediaId}`, form)).status).toBe(302);
      await services.revisions.refresh();
      await untilNothingIsFresh();
      const { status, headers } = await proxy.see(address);
      expect([status, headers['cache-control']]).toEqual([302, 'no-cache']);
      expect((await proxy.see(String(headers['location']))).body.length).toBe(paper.length + 1);
    });
  });
});

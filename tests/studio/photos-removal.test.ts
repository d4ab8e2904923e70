import { expect, test } from 'vitest';
import { forgetRemoved } from '#app/features/gallery/photos/photos-removal.server.ts';
import { beginAlbum, describeAll, press } from '#tests/support/content/albums.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { SCHOOL } from '#tests/support/content/school.ts';

testsRoutes(
  '/api/image',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/uploads',
);

const photos = await Promise.all(
  ['#c04020', '#20c040', '#2040c0', '#c0c020'].map((colour) => paint({ colour }).jpeg().toBuffer()),
);

onAnyEngine((open) => {
  async function begin() {
    const album = await beginAlbum(await open());
    const { site, cookie, albumId, state, tus } = album;
    for (const [position, bytes] of photos.entries()) await tus.send(bytes, { albumId, position });
    await describeAll(site, cookie, albumId);
    const as = (fields: Record<string, string> | string[][]) => press(site, cookie, albumId, fields);
    await as({ intent: 'publish', consent: 'yes' });
    const before = (await state()).photos;
    const remove = async (...positions: number[]) => {
      const answer = await as([
        ['intent', 'remove'],
        ...positions.map((position) => ['mediaId', before[position]!.mediaId]),
      ]);
      const removal = /name="removal" value="(\w+)"/.exec(await answer.text())?.[1] ?? '';
      return { status: answer.status, removal };
    };
    const seen = async (position: number) => (await site.get(`/api/image/${before[position]!.path}`)).status;
    return { ...album, as, before, remove, seen };
  }

  test('a removed photo is gone at once; undone, it is back in its position with its text and its consent', async () => {
    const { as, before, remove, seen, state } = await begin();
    const { status, removal } = await remove(1, 2);
    expect(status).toBe(200);
    expect(removal, 'the page offers to undo it').not.toBe('');
    expect((await state()).photos).toEqual([before[0], before[3]]);
    expect(await seen(1)).toBe(404);

    expect((await as({ intent: 'put-back', removal })).status).toBe(200);
    expect((await state()).photos).toEqual(before);
    expect(await seen(1)).toBe(200);
    expect((await as({ intent: 'put-back', removal })).status, 'once').toBe(400);
    expect((await state()).photos).toEqual(before);
  });

  test('it is kept for a limited time, for its own album and school', async () => {
    const { as, remove, state, site } = await begin();
    const other = await signInAs(site, 'editor', { email: 'other@school.example' });
    const { removal } = await remove(0);
    const elsewhere = await press(site, other.cookie, 'no-such-album', { intent: 'put-back', removal });
    expect(elsewhere.status).toBe(404);
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000);
    expect((await as({ intent: 'put-back', removal })).status).toBe(400);
    expect((await state()).photos).toHaveLength(3);
    await forgetRemoved(site.services.database.writes, SCHOOL, site.clock.now);
    const kept = await site.services.database.reads.selectFrom('removed_photos').selectAll().execute();
    expect(kept).toEqual([]);
  });

  test('a photo withdrawn in the meantime returns to its position and is visible to nobody', async () => {
    const { as, before, remove, seen, state } = await begin();
    const { removal } = await remove(1);
    await as({ intent: 'withdraw', mediaId: before[1]!.mediaId });
    await as({ intent: 'put-back', removal });
    expect((await state()).photos[1]).toMatchObject({ mediaId: before[1]!.mediaId, withdrawn: {} });
    expect(await seen(1)).toBe(404);
  });

  test('several are withdrawn with one press', async () => {
    const { as, before, seen } = await begin();
    await as([
      ['intent', 'withdraw'],
      ['mediaId', before[0]!.mediaId],
      ['mediaId', before[3]!.mediaId],
    ]);
    expect([await seen(0), await seen(1), await seen(3)]).toEqual([404, 200, 404]);
  });
});

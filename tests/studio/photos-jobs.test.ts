import { expect, test } from 'vitest';
import { albumRenditions } from '#app/features/gallery/photos/photos-jobs.server.ts';
import type { Job } from '#app/platform/jobs/queue.ts';
import { albumState, draftAlbum } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/albums/:id/state', '/studio/albums/new', '/studio/uploads');

onEachEngine((open) => {
  test('photos that arrive together create one job, which makes the grid’s pictures in advance', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const albumId = await draftAlbum(site, cookie);
    const tus = tusClient(site, cookie);
    for (const [position, colour] of ['#c04020', '#20c040'].entries())
      await tus.send(await paint({ colour, width: 500 }).jpeg().toBuffer(), { albumId, position });
    const rows = await site.services.database.reads
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'make-album-renditions')
      .execute();
    expect(rows).toMatchObject([{ payload: JSON.stringify({ albumId }) }]);

    const job: Job = {
      ...rows[0]!,
      schoolCode: 'LFIS',
      payload: { albumId },
      attempt: 1,
      since: site.clock.now,
    };
    let result = await albumRenditions(site.services).run(job);
    while (result.again) result = await albumRenditions(site.services).run(job);
    for (const { path } of (await albumState(site, cookie, albumId)).photos) {
      const hash = path.slice(-36, -4);
      for (const width of [320, 480, 500])
        expect(
          await site.services.storage.size(`LFIS/renditions/${hash.slice(0, 2)}/${hash}/${width}.avif`),
        ).toBeGreaterThan(0);
    }
  });

  test('while photos still arrive it runs again', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const albumId = await draftAlbum(site, cookie);
    await tusClient(site, cookie).create(1000, { albumId });
    const job: Job = {
      id: 'x',
      kind: 'make-album-renditions',
      schoolCode: 'LFIS',
      payload: { albumId },
      attempt: 1,
      since: site.clock.now,
    };
    expect((await albumRenditions(site.services).run(job)).again?.getTime()).toBeGreaterThan(
      site.clock.now.getTime(),
    );
  });
});

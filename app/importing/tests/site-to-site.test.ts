import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishAlbum, storedPicture } from '#tests/support/content/school.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { importForTest, releaseForTest, siteFrom } from '#app/importing/tests/support/import-for-test.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/gallery',
  '/api/highlight',
  '/api/image',
  '/api/news',
  '/api/notification',
  '/api/onlineRegistration',
  '/api/principalMessage',
  '/api/video',
  '/api/visitor',
);

const CALLS = [
  '/api/news/LFIS',
  '/api/gallery/All/LFIS',
  '/api/gallery/LFIS',
  '/api/highlight/LFIS',
  '/api/notification/LFIS',
  '/api/onlineRegistration/LFIS',
  '/api/principalMessage/LFIS',
  '/api/video/all/LFIS',
];

type Answer = Record<string, unknown> & { _id: string };

const answerOf = async (site: TestSite, call: string) => (await (await site.get(call)).json()) as Answer[];
const sha256 = (bytes: ArrayBuffer) => createHash('sha256').update(Buffer.from(bytes)).digest('hex');

onAnyEngine((open) => {
  test('a site of ours is imported into another: rows, texts, order and pictures are the same', async () => {
    const a = await openSite(await open());
    const deps = { database: a.services.database, storage: a.services.storage };
    for (const mark of ['one', 'two']) {
      const picture = await storedPicture(deps, mark === 'one' ? '#a03020' : '#2030a0');
      await publishOneOfEverything(a.services.database, mark, { mediaId: picture.mediaId });
    }
    const photos = [];
    for (const colour of ['#123456', '#654321', '#abcdef', '#fedcba'])
      photos.push(await storedPicture(deps, colour));
    await publishAlbum(a.services.database, {
      id: 'sports-day',
      title: 'खेल दिवस — Sports Day “2026” & more',
      photos: photos.map(({ mediaId }) => ({ mediaId, alt: 'A race' })),
    });
    await a.services.revisions.refresh();
    const { port, url } = await listen(a);
    const there = { address: url, host: `127.0.0.1:${port}` };
    const b = await siteFrom(await open(), there);
    const { importRun, report } = await importForTest(b, there);
    expect(importRun.state).toBe('done');
    expect(report).toMatchObject({ albums: { created: 3, passed: 0 }, files: { passed: 0 } });
    await releaseForTest(b, there.address);

    const moved = new Map(
      (
        await b.services.database.reads
          .selectFrom('imported_files')
          .innerJoin('media_files', 'media_files.id', 'imported_files.media_id')
          .select(['imported_files.path as there', 'media_files.path as here', 'sha256', 'source_sha256'])
          .execute()
      ).map((row) => [row.there, row]),
    );
    const here = (path: unknown) => moved.get(path as string)?.here;
    for (const call of CALLS) {
      const [ours, theirs] = [await answerOf(b, call), await answerOf(a, call)];
      const withoutChangeTime = ({ updatedAt: _changed, ...answer }: Answer) => answer;
      expect(ours.map(withoutChangeTime), call).toEqual(
        theirs.map(withoutChangeTime).map((answer) => ({
          ...answer,
          ...(answer['attachments'] !== undefined && {
            attachments: (answer['attachments'] as string[]).map(here),
          }),
          ...(answer['image'] !== undefined && { image: (answer['image'] as string[]).map(here) }),
        })),
      );
    }
    // Byte for byte the same, and the old path leads to the new one.
    expect(moved.size).toBe(6);
    for (const [path, { here: now, sha256: came, source_sha256 }] of moved) {
      const original = await (await a.get(`/api/image/${path}`)).arrayBuffer();
      expect([came, source_sha256]).toEqual([sha256(original), sha256(original)]);
      const answer = await b.get(`/api/image/${path}`);
      if (path === now) expect(answer.status).toBe(200);
      else expect(answer.headers.get('location')).toBe(`/api/image/${now}`);
    }
    const again = await importForTest(b, there);
    for (const [kind, counts] of Object.entries(again.report))
      expect({ kind, ...(counts as object) }).toMatchObject({ kind, created: 0, updated: 0, passed: 0 });
  });
});

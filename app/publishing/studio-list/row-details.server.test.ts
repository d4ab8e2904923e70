import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { addNotification } from '#tests/support/content/add-content.ts';
import {
  createTestSchool,
  NOW,
  publish,
  publishAlbum,
  SCHOOL,
  storedPicture,
} from '#tests/support/content/school.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { listPictures } from './row-details.server.ts';

const alt = 'A class';

async function schoolWithPictures(database: TestDatabase) {
  await createTestSchool(database);
  const deps = { database, storage: localDiskStorage(database.where.dataDir) };
  const first = await storedPicture(deps, 'red');
  const second = await storedPicture(deps, 'blue');
  const pathOf = async (type: string, id: string) =>
    (await listPictures(database.reads, { schoolCode: SCHOOL, type, ids: [id] })).get(id)?.path;
  return { first, second, pathOf };
}

onEachEngine((open) => {
  test('a photo that is hidden in its album is not shown beside the name of the album', async () => {
    const database = await open();
    const { first, second, pathOf } = await schoolWithPictures(database);
    const photos = [first, second].map(({ mediaId }) => ({ mediaId, alt }));
    const id = await publishAlbum(database, { photos });
    expect(await pathOf('albums', id)).toBe(first.path);
    const hide = (mediaId: string) =>
      publish(database, async (change) => {
        await change
          .updateTable('attachments')
          .set({ hidden: 1 })
          .where('school_code', '=', SCHOOL)
          .where('media_id', '=', mediaId)
          .execute();
      });
    await hide(first.mediaId);
    expect(await pathOf('albums', id)).toBe(second.path);
    await hide(second.mediaId);
    expect(await pathOf('albums', id)).toBeUndefined();
  });

  test('the field for the picture comes before pictures among the other files', async () => {
    const database = await open();
    const { first, second, pathOf } = await schoolWithPictures(database);
    await publish(database, (change) =>
      addNotification(change, {
        schoolCode: SCHOOL,
        now: NOW,
        id: 'notice',
        title: 'Closed tomorrow',
        description: 'Because of fog.',
        url: '',
        attachments: [{ mediaId: first.mediaId, alt }],
        image: [{ mediaId: second.mediaId, alt }],
      }),
    );
    expect(await pathOf('notifications', 'notice')).toBe(second.path);
  });
});

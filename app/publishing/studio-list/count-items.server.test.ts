import { expect, test } from 'vitest';
import { addNotification } from '#tests/support/content/add-content.ts';
import { createTestSchool, NOW, publish, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { countItems } from './count-items.server.ts';

onEachEngine((open) => {
  test('the items of each type are counted, without those in the trash', async () => {
    const database = await open();
    await createTestSchool(database);
    const count = async (...types: string[]) =>
      Object.fromEntries(await countItems(database.reads, { schoolCode: SCHOOL, types }));
    await publishAlbum(database);
    const trashed = await publishAlbum(database);
    await publish(database, (change) =>
      addNotification(change, {
        schoolCode: SCHOOL,
        now: NOW,
        id: 'notice',
        title: 'Half day',
        description: '',
        url: '',
        attachments: [],
        image: [],
      }),
    );
    expect(await count('albums', 'notifications')).toEqual({ albums: 2, notifications: 1 });
    expect(await count('albums', 'news')).toEqual({ albums: 2 });
    await publish(database, async (change) => {
      await change
        .updateTable('content_items')
        .set({ deleted_at: '2026-11-15T06:00:00.000Z' })
        .where('school_code', '=', SCHOOL)
        .where('id', '=', trashed)
        .execute();
    });
    expect(await count('albums')).toEqual({ albums: 1 });
    expect(await count()).toEqual({});
  });
});

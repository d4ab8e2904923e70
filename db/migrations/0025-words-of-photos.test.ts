import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was only suggested for photos of albums goes; words of a person stay, and so does all else', async () => {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0025');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    const file = {
      id: 'photo',
      school_code: SCHOOL,
      path: 'photo.jpg',
      source_sha256: 'photo',
      kind: 'image' as const,
      content_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      thumbhash: null,
      placeholder: null,
      created_at: NOW.toISOString(),
      withdrawn_at: null,
    };
    await database.writes
      .insertInto('media_files')
      .values(file as never)
      .execute();
    const row = (owner_type: string, position: number, alt: string, alt_confirmed: number) => ({
      owner_type,
      owner_id: 'one',
      role: 'attachments' as const,
      position,
      media_id: 'photo',
      alt,
      caption: '',
      alt_confirmed,
    });
    await database.writes
      .insertInto('attachments')
      .values([
        row('albums', 0, 'Sports Day, photo 1', 0),
        row('albums', 1, 'The long jump', 1),
        row('news', 0, 'A gate', 0),
      ])
      .execute();
    await migrate(database, migrations);
    const rows = await database.reads
      .selectFrom('attachments')
      .select(['owner_type', 'alt', 'decorative'])
      .orderBy('owner_type')
      .orderBy('position')
      .execute();
    expect(rows).toEqual([
      { owner_type: 'albums', alt: '', decorative: 0 },
      { owner_type: 'albums', alt: 'The long jump', decorative: 0 },
      { owner_type: 'news', alt: 'A gate', decorative: 0 },
    ]);
  });
});

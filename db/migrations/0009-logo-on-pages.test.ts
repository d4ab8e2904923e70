import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('a logo that a school had before it is public afterwards, too', async () => {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0009');
    await migrate(database, Object.fromEntries(earlier));
    for (const code of [SCHOOL, 'OTHER']) await foundTestSchool(database, code);
    const { writes } = database;
    await writes
      .insertInto('media_files')
      .values({
        id: 'logo',
        school_code: SCHOOL,
        path: `${SCHOOL}/public/Images/logo.png`,
        kind: 'image',
        content_type: 'image/png',
        bytes: 1,
        width: 1,
        height: 1,
        thumbhash: null,
        placeholder: null,
        source_sha256: '',
        created_at: NOW.toISOString(),
        withdrawn_at: null,
      })
      .execute();
    const logo = { mediaId: 'logo', path: `${SCHOOL}/public/Images/logo.png`, width: 1, height: 1 };
    await writes
      .updateTable('schools')
      .set({ profile: JSON.stringify({ name: SCHOOL, logo }) })
      .where('code', '=', SCHOOL)
      .execute();
    await migrate(database, migrations);
    expect(await writes.selectFrom('attachments').selectAll().execute()).toMatchObject([
      { owner_type: 'pages', owner_id: `${SCHOOL}/logo`, media_id: 'logo', released: 1 },
    ]);
  });
});

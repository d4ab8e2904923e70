import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was there before it is known by the language of its title', async () => {
    const database = (await emptyHome(engine)).open();
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0037')));
    await foundTestSchool(database);
    const at = '2026-11-01T05:00:00.000Z';
    const titles = {
      english: 'Kites over the field',
      hindi: 'बाल दिवस की सुबह',
      mostlyHindi: 'वार्षिकोत्सव: LFIS',
      mostlyEnglish: 'Annual Day, called उत्सव',
      figures: '2026–27',
      none: '',
    };
    for (const [id, title] of Object.entries(titles))
      await sql`insert into content_items
        (type, id, school_code, title, day, status, publish_from, created_at, updated_at, deleted_at, fields)
        values ('news', ${id}, ${SCHOOL}, ${title}, '', 'published', ${at}, ${at}, ${at}, null, '{}')`.execute(
        database.writes,
      );
    // Two kinds may have one id.
    await sql`insert into content_items
      (type, id, school_code, title, day, status, publish_from, created_at, updated_at, deleted_at, fields)
      values ('albums', 'hindi', ${SCHOOL}, 'Kites', '', 'published', ${at}, ${at}, ${at}, null, '{}')`.execute(
      database.writes,
    );
    await sql`insert into content_translations (owner_type, owner_id, language, school_code, said, sources, older,
      missing, published_at, published_by, draft, saved_at, saved_by, version)
      values ('news', 'english', 'hi', ${SCHOOL}, '{}', '{}', 0, 1, null, '', null, ${at}, 'Asha', 1)`.execute(
      database.writes,
    );
    await migrate(database, migrations);
    const items = await database.reads
      .selectFrom('content_items')
      .select(['type', 'id', 'language'])
      .where('language', '=', 'hi')
      .orderBy('id')
      .execute();
    expect(items).toEqual([
      { type: 'news', id: 'hindi', language: 'hi' },
      { type: 'news', id: 'mostlyHindi', language: 'hi' },
    ]);
    const kept = await database.reads
      .selectFrom('content_translations')
      .select(['saved_by', 'editor'])
      .execute();
    expect(kept).toEqual([{ saved_by: 'Asha', editor: '' }]);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { migrations } from './index.ts';

const AT = '2026-11-15T06:00:00.000Z';
const json = (title: string) => JSON.stringify({ texts: { title }, sources: { title: 'Kites' } });

onEachEngine((_open, engine) => {
  test('drafts of translations move to the other drafts, and published ones stay', async () => {
    const database = (await emptyServerData(engine)).open();
    const { '0001-initial': initial, '0002-consent-with-the-picture': consent } = migrations;
    await migrate(database, { '0001-initial': initial!, '0002-consent-with-the-picture': consent! });
    const run = (statement: string) => sql.raw(statement).execute(database.writes);
    await run(`insert into schools values ('S', '{}', null, '${AT}', '${AT}')`);
    for (const table of ['content_drafts', 'content_versions'] as const) {
      const columns =
        table === 'content_drafts' ? `title, version, editor, updated_at` : `number, reason, at`;
      const values = table === 'content_drafts' ? `'Kites', 3, 'form', '${AT}'` : `3, 'publish', '${AT}'`;
      await run(`insert into ${table} (school_code, item_type, item_id, fields, staff_id, staff_name, ${columns})
        values ('S', 'news', 'one', '{}', 'ravi', 'Ravi', ${values})`);
    }
    const translation = (id: string, texts: string, publishedAt: string, draft: string) =>
      run(`insert into content_translations (school_code, item_type, item_id, language, texts, sources, older, missing,
          published_at, published_by, draft, saved_at, saved_by, version, editor)
        values ('S', 'news', '${id}', 'hi', '${texts}', '{}', 0, 0, ${publishedAt}, 'Ravi', ${draft}, '${AT}', 'Asha',
          7, 'form')`);
    await translation('one', '{"title":"Patang"}', `'${AT}'`, `'${json('Patangen')}'`);
    await translation('two', '{}', 'null', `'${json('Diye')}'`);

    await migrate(database, migrations);
    const drafts = await database.reads.selectFrom('content_drafts').selectAll().orderBy('item_id').execute();
    expect(
      drafts.map(({ item_id, language, version, staff_name }) => [item_id, language, version, staff_name]),
    ).toEqual(
      expect.arrayContaining([
        ['one', '', 3, 'Ravi'],
        ['one', 'hi', 7, 'Asha'],
        ['two', 'hi', 7, 'Asha'],
      ]),
    );
    expect(drafts.find(({ item_id }) => item_id === 'two')?.fields).toBe(json('Diye'));
    const versions = await database.reads
      .selectFrom('content_versions')
      .select(['language', 'number'])
      .execute();
    expect(versions).toEqual([{ language: '', number: 3 }]);
    const published = await database.reads.selectFrom('content_translations').selectAll().execute();
    expect(published).toEqual([
      {
        school_code: 'S',
        item_type: 'news',
        item_id: 'one',
        language: 'hi',
        texts: '{"title":"Patang"}',
        sources: '{}',
        older: 0,
        missing: 0,
        published_at: AT,
        published_by: 'Ravi',
      },
    ]);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { themeType } from '#app/features/theme/content-type.ts';
import { findChosenTheme } from '#app/features/theme/queries.server.ts';
import { THEME } from '#app/platform/content/school-items.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { findVersionFields, listVersions } from '#app/publishing/versions/versions.server.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { migrations } from './index.ts';

const AT = '2026-11-15T06:00:00.000Z';
const river = { colours: 'river', gateway: 'round', letters: 'book' };
const own = { ...river, colours: { wall: '#0a2a66', accent: '#ffc72c' } };

onEachEngine((_open, engine) => {
  test('a chosen theme and its versions become those of an item; without one there is none', async () => {
    const database = (await emptyServerData(engine)).open();
    await migrate(database, Object.fromEntries(Object.entries(migrations).slice(0, 4)));
    const { writes } = database;
    for (const [code, theme] of [
      ['LFIS', JSON.stringify(own)],
      ['OTHER', null],
    ])
      await sql`insert into schools (code, theme, created_at, updated_at)
        values (${code}, ${theme}, ${AT}, ${AT})`.execute(writes);
    for (const [index, fields] of [river, own].entries())
      await sql`insert into content_versions
        (school_code, item_type, item_id, number, reason, fields, staff_id, staff_name, at)
        values ('LFIS', 'looks', 'LFIS', ${index + 1}, ${index === 0 ? 'before' : 'publish'},
          ${JSON.stringify(fields)}, 'vera', 'Vera', ${AT})`.execute(writes);
    await migrate(database, migrations);

    expect(await findChosenTheme(writes, 'LFIS')).toEqual(own);
    expect(await findChosenTheme(writes, 'OTHER')).toBeUndefined();
    const copy = await findWorkingCopy(writes, themeType, { schoolCode: 'LFIS', id: THEME });
    expect(copy).toMatchObject({ base: '0.2', row: { publish_from: AT, position: 0, deleted_at: null } });
    expect(copy!.fields.texts).toEqual({ ...river, colours: 'own', ...own.colours });
    const itemRef = { schoolCode: 'LFIS', type: THEME, id: THEME };
    expect(await listVersions(writes, itemRef)).toMatchObject([
      { number: 2, reason: 'publish', by: 'Vera' },
      { number: 1, reason: 'before' },
    ]);
    expect(await findVersionFields(writes, itemRef, 1)).toMatchObject({
      texts: { ...river, wall: '', accent: '' },
      files: {},
    });
    const { rows } = await sql<{ type: string }>`select type from content_items`.execute(writes);
    expect(rows).toEqual([{ type: THEME }]);
  });
});

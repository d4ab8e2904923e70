import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

const at = NOW.toISOString();
const by = { staff_id: '', staff_name: '' };
const section = (kind: string) => ({ id: kind.toLowerCase(), kind, values: {}, items: [] });
const sections = (...kinds: string[]) => JSON.stringify(kinds.map(section));
const kindsIn = (json: string) => (JSON.parse(json) as { kind: string }[]).map(({ kind }) => kind);

onEachEngine((_open, engine) => {
  test('what is coming is one of home’s sections in all that is kept of it, and of no other page', async () => {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0023');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    const item = (id: string, fields: string) => ({
      type: 'pages',
      id,
      school_code: SCHOOL,
      title: 'A',
      day: '',
      last_day: null,
      status: 'published' as const,
      publish_from: at,
      expire_at: null,
      created_at: at,
      updated_at: at,
      deleted_at: null,
      address: null,
      fields,
    });
    const home = sections('about', 'iconStrip', 'infoBoxes', 'visitors');
    await database.writes
      .insertInto('content_items')
      .values([
        item('lfis-page-home', JSON.stringify({ title: 'A', sections: home })),
        item('lfis-page-sports', JSON.stringify({ title: 'A', sections: sections('text') })),
        item('other-page-home', '{'),
      ])
      .execute();
    const owner = { owner_type: 'pages', owner_id: 'lfis-page-home', school_code: SCHOOL };
    const fields = JSON.stringify({ texts: { sections: home }, files: {}, from: '', until: '' });
    await database.writes
      .insertInto('content_drafts')
      .values({ ...owner, ...by, title: 'A', fields, version: 1, editor: '', updated_at: at })
      .execute();
    await database.writes
      .insertInto('content_versions')
      .values([1, 2].map((number) => ({ ...owner, ...by, number, reason: 'publish' as const, fields, at })))
      .execute();

    await migrate(database, migrations);
    const items = await database.reads
      .selectFrom('content_items')
      .select(['id', 'fields'])
      .orderBy('id')
      .execute();
    const wanted = ['about', 'iconStrip', 'coming', 'infoBoxes', 'visitors'];
    const textsOf = (json: string) => JSON.parse(json) as { sections: string };
    expect(kindsIn(textsOf(items[0]!.fields).sections)).toEqual(wanted);
    expect(kindsIn(textsOf(items[1]!.fields).sections)).toEqual(['text']);
    expect(items[2]!.fields).toBe('{');
    for (const table of ['content_drafts', 'content_versions'] as const)
      for (const kept of await database.reads.selectFrom(table).select('fields').execute())
        expect(kindsIn((JSON.parse(kept.fields) as { texts: { sections: string } }).texts.sections)).toEqual(
          wanted,
        );
  });
});

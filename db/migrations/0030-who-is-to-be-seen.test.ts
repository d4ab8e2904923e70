import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was public before it was asked says so; of an album’s photos, who answered', async () => {
    const database = (await emptyHome(engine)).open();
    const { writes } = database;
    const earlier = Object.entries(migrations).filter(([name]) => name < '0030');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    const at = NOW.toISOString();
    const pictures = ['shown', 'taken-off', 'in-trash', 'place', 'album', 'waiting', 'due', 'due-waiting'];
    for (const id of [...pictures, 'unused', 'paper'])
      await sql`insert into media_files
        (id, school_code, path, kind, content_type, bytes, source_sha256, created_at)
        values (${id}, ${SCHOOL}, ${id}, ${id === 'paper' ? 'document' : 'image'}, '', 1, ${id}, ${at})`.execute(
        writes,
      );
    for (const [type, id, status, deleted] of [
      ['news', 'story', 'published', null],
      ['news', 'off', 'draft', null],
      ['news', 'gone', 'published', at],
      ['albums', 'trip', 'published', null],
    ])
      await sql`insert into content_items
        (type, id, school_code, title, day, status, publish_from, created_at, updated_at, deleted_at, fields)
        values (${type}, ${id}, ${SCHOOL}, '', '', ${status}, ${at}, ${at}, ${at}, ${deleted}, '{}')`.execute(
        writes,
      );
    for (const [index, [type, owner, media, released]] of [
      ['news', 'story', 'shown', 1],
      ['news', 'story', 'paper', 1],
      ['news', 'off', 'taken-off', 1],
      ['news', 'gone', 'in-trash', 1],
      ['pages', `${SCHOOL}/hero-1`, 'place', 1],
      ['albums', 'trip', 'album', 1],
      ['albums', 'trip', 'waiting', 0],
      ['albums', 'trip', 'due-waiting', 0],
    ].entries())
      await sql`insert into attachments
        (owner_type, owner_id, role, position, media_id, alt, caption, released)
        values (${type}, ${owner}, 'attachments', ${index}, ${media}, '', '', ${released})`.execute(writes);
    for (const [id, who, when] of [
      ['1', 'Asha', '2026-11-01T00:00:00.000Z'],
      ['2', 'Ravi', '2026-11-02T00:00:00.000Z'],
    ])
      await sql`insert into album_consents
        (id, school_code, album_id, staff_id, staff_name, photos, ticked_at)
        values (${id}, ${SCHOOL}, 'trip', ${who}, ${who}, 1, ${when})`.execute(writes);
    const fields = JSON.stringify({
      files: { pictures: ['due', 'due-waiting'].map((mediaId) => ({ mediaId, alt: '', sure: true })) },
    });
    await sql`insert into content_drafts
      (owner_type, owner_id, school_code, title, fields, version, editor, staff_id, staff_name, updated_at, due_at)
      values ('news', 'story', ${SCHOOL}, '', ${fields}, 1, '', '', '', ${at}, ${at})`.execute(writes);

    await migrate(database, migrations);

    const files = await database.reads
      .selectFrom('media_files')
      .select(['id', 'consent', 'consent_by', 'consent_at'])
      .execute();
    const consents = Object.fromEntries(files.map(({ id, consent }) => [id, consent]));
    expect(consents).toEqual({
      shown: 'before',
      place: 'before',
      album: 'everyone',
      due: 'before',
      waiting: null,
      'due-waiting': null,
      'taken-off': null,
      'in-trash': null,
      unused: null,
      paper: null,
    });
    expect(files.find(({ id }) => id === 'album')).toMatchObject({
      consent_by: 'Ravi',
      consent_at: '2026-11-02T00:00:00.000Z',
    });
  });
});

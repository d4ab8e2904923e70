import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { profileType } from '#app/features/school/content-type.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { findVersionFields } from '#app/publishing/versions/versions.server.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { migrations } from './index.ts';

const AT = '2026-11-15T06:00:00.000Z';

const profile = {
  name: 'Hill School',
  mission: 'Grow',
  logo: { mediaId: 'logo', path: 'LFIS/public/logo.png', width: 300, height: 100 },
  addressLines: ['Main Road', 'Lucknow'],
  social: [{ network: 'youtube', url: 'https://www.youtube.com/@hill' }],
  agesAtEntrance: [{ grade: 'NUR', age: 3 }],
  fees: { formAtCampus: 600, formDownloaded: 500 },
};

onEachEngine((_open, engine) => {
  test('the profile, its draft, versions, translation and logo become those of an item', async () => {
    const database = (await emptyServerData(engine)).open();
    const before = Object.fromEntries(Object.entries(migrations).slice(0, 3));
    await migrate(database, before);
    const { writes } = database;
    const json = JSON.stringify(profile);
    await sql`insert into schools (code, profile, created_at, updated_at)
      values ('LFIS', ${json}, ${AT}, ${AT})`.execute(writes);
    await sql`insert into media_files (school_code, id, path, kind, content_type, bytes, width, height, source_sha256, created_at)
      values ('LFIS', 'logo', 'LFIS/public/logo.png', 'image', 'image/png', 1, 300, 100, 'x', ${AT})`.execute(
      writes,
    );
    await sql`insert into attachments (school_code, item_type, item_id, role, position, media_id, alt, caption)
      values ('LFIS', 'pages', 'LFIS/logo', 'attachments', 0, 'logo', '', '')`.execute(writes);
    const draft = JSON.stringify({
      texts: { name: 'Hill School', phone: '98765 43210', ages: '[{"grade":"KG","age":"4"}]' },
      files: { logo: [] },
      from: '',
      until: '',
    });
    await sql`insert into content_drafts (school_code, item_type, item_id, title, fields, version, editor, staff_id, staff_name, updated_at)
      values ('LFIS', 'schools', 'LFIS', 'Hill School', ${draft}, 1, '', 'vera', 'Vera', ${AT})`.execute(
      writes,
    );
    await sql`insert into content_versions (school_code, item_type, item_id, number, reason, fields, staff_id, staff_name, at)
      values ('LFIS', 'schools', 'LFIS', 1, 'publish', ${json}, 'vera', 'Vera', ${AT})`.execute(writes);
    await sql`insert into content_translations (school_code, item_type, item_id, language, texts, sources, older, missing, published_at, published_by)
      values ('LFIS', 'schools', 'LFIS', 'hi', '{"mission":"बढ़ो"}', '{"mission":"Grow"}', 0, 0, ${AT}, '')`.execute(
      writes,
    );
    await migrate(database, migrations);

    const own = (await findSchool(writes, 'LFIS'))!.profile;
    const { logo: _, ...texts } = profile;
    expect(own).toMatchObject({
      ...texts,
      schoolCode: 'LFIS',
      helpDesk: { email: '', opens: '8:00 AM', closes: '8:00 PM' },
    });
    expect((await findSchool(writes, 'LFIS', { language: 'hi' }))!.profile.mission).toBe('बढ़ो');
    const copy = await findWorkingCopy(writes, profileType, { schoolCode: 'LFIS', id: PROFILE });
    expect(copy).toMatchObject({ base: '1.1', draft: { by: { name: 'Vera' } } });
    expect(copy!.fields.texts).toMatchObject({
      phone: '98765 43210',
      agesAtEntrance: '[{"grade":"KG","age":"4"}]',
    });
    const version = await findVersionFields(writes, { schoolCode: 'LFIS', type: PROFILE, id: PROFILE }, 1);
    expect(version).toMatchObject({ texts: { mission: 'Grow' }, files: { logo: [{ mediaId: 'logo' }] } });
    const attachments = await writes.selectFrom('attachments').select(['item_type', 'item_id']).execute();
    expect(attachments).toEqual([{ item_type: PROFILE, item_id: PROFILE }]);
  });
});

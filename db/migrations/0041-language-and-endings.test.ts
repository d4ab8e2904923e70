import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queryWords } from '#app/core/text/search-text.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { matches } from '#app/features/enquiries/inbox/inbox-search.server.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findMatches } from '#app/publishing/search/text-search.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { insertOld } from '#tests/support/content/old-content.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was there before is in the language of all its text, and found by other forms of its words', async () => {
    const database = (await emptyHome(engine)).open();
    const upTo = (end: string) =>
      migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < end)));
    await upTo('0015');
    await foundTestSchool(database);
    await insertOld(database, 'albums', [
      { id: 'rest', title: 'गर्मी की छुट्टियाँ', description: 'बच्चों ने खेल खेले', date: '2026-01-14' },
      { id: 'kites', title: 'Kites', description: '', date: '2025-01-14' },
    ]);
    await upTo('0041');
    const at = '2026-11-01T05:00:00.000Z';
    const stories = {
      'hindi-below': ['Van Mahotsav', 'आज सुबह सब ने मैदान में पौधे लगाए।'],
      'english-below': ['वन महोत्सव', 'We planted trees in the field this morning.'],
      english: ['Trees', 'We planted trees.'],
    };
    for (const [id, [title, description]] of Object.entries(stories))
      await sql`insert into content_items (type, id, school_code, title, day, status, publish_from, created_at,
        updated_at, deleted_at, language, fields) values ('news', ${id}, ${SCHOOL}, ${title}, '2026-01-02', 'published',
        ${at}, ${at}, ${at}, null, ${id === 'english-below' ? 'hi' : 'en'},
        ${JSON.stringify({ title, description })})`.execute(database.writes);
    await keepEnquiries(database, [enquiryRow({ message: 'दीवाली की छुट्टियाँ' })]);
    await sql`update enquiries set search = 'दीवाली की छुट्टियां'`.execute(database.writes);

    await migrate(database, migrations);
    const languages = await database.reads
      .selectFrom('content_items')
      .select(['id', 'language'])
      .where('type', '=', news.name)
      .orderBy('id')
      .execute();
    expect(languages).toEqual([
      { id: 'english', language: 'en' },
      { id: 'english-below', language: 'en' },
      { id: 'hindi-below', language: 'hi' },
    ]);
    const found = async (typed: string) =>
      (await findMatches(database.reads, albums, { schoolCode: SCHOOL, now: NOW, words: queryWords(typed) }))
        .ids;
    for (const typed of ['छुट्टी', 'छुट्टियों', 'बच्चा', 'छुट्टियाँ', 'बच्चे छुट्टियां'])
      expect(await found(typed), typed).toEqual(['rest']);
    expect(await found('kites')).toEqual(['kites']);
    const enquiries = await database.reads
      .selectFrom('enquiries')
      .select('id')
      .where(matches(engine, 'छुट्टी'))
      .execute();
    expect(enquiries).toHaveLength(1);
  });
});

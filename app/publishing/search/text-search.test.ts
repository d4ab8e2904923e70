import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queryWords } from '#app/core/text/search-text.ts';
import { publishStory } from '#tests/support/content/browsing.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publish, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { textColumns } from '#app/publishing/items/rows.server.ts';
import { publicRow } from '#tests/support/content/add-content.ts';
import { findByWords, findMatches, forgetForSearch, indexForSearch, MAX_MATCHES } from './text-search.ts';

const query = { schoolCode: SCHOOL, now: NOW };

onEachEngine((open, engine) => {
  async function school() {
    const database = await open();
    await createTestSchool(database);
    return database;
  }

  const found = async (
    database: TestDatabase,
    typed: string,
    filter: { year?: number; month?: number } = {},
  ) => (await findMatches(database.reads, albums, { ...query, ...filter, words: queryWords(typed) })).ids;

  test('all words must occur in the title or the description, the last as a prefix', async () => {
    const database = await school();
    await publishAlbum(database, {
      id: 'diwali',
      title: 'Diwali évening',
      description: 'Lamps in the courtyard',
    });
    await publishAlbum(database, { id: 'sports', title: 'Sports Day', description: 'Races on the field' });
    await publishAlbum(database, {
      id: 'hindi',
      title: 'बाल दिवस',
      description: 'हिन्दी में एक नाटक, दिवाली के बाद',
    });
    expect(await found(database, 'courtyard diwali')).toEqual(['diwali']);
    expect(await found(database, 'EVENING cou')).toEqual(['diwali']);
    expect(await found(database, 'courtyard sports')).toEqual([]);
    expect(await found(database, 'spo')).toEqual(['sports']);
    expect(await found(database, 'spo day')).toEqual([]);
    expect(await found(database, 'sports courtyards')).toEqual([]);
    for (const typed of ['दिवाली', 'दिवाल', 'diwali', 'dipawali', 'deepawali', 'deepa', 'दीपावली'])
      expect((await found(database, typed)).toSorted(), typed).toEqual(['diwali', 'hindi']);
    expect(await found(database, 'deepawali courtyard')).toEqual(['diwali']);
    expect(await found(database, 'दवाली')).toEqual([]);
    expect(await found(database, 'बाल दिवस')).toEqual(['hindi']);
    expect(await found(database, 'बाल')).toEqual(['hindi']);
    expect(await found(database, 'बल')).toEqual([]);
    expect(await found(database, 'हिंदी नाटक')).toEqual(['hindi']);
  });

  test.each([
    'sports" OR "diwali',
    "sports' | 'diwali",
    'sports OR diwali',
    'NOT diwali',
    'title:sports diwali',
    'NEAR(sports diwali)',
    'sports:* & !diwali',
  ])('no operator reaches the engine: %s', async (typed) => {
    const database = await school();
    await publishAlbum(database, { id: 'sports', title: 'Sports' });
    await publishAlbum(database, { id: 'diwali', title: 'Diwali' });
    expect(await found(database, typed)).toEqual([]);
    await publishAlbum(database, { id: 'all', title: `${typed} sports diwali` });
    expect(await found(database, typed)).toEqual(['all']);
  });

  test('matches come newest first, within their year and month, and only live items', async () => {
    const database = await school();
    await createTestSchool(database, 'OTHER');
    for (const date of ['2024-12-31', '2025-01-01', '2025-02-28', '2025-03-01', '2026-01-01'])
      await publishAlbum(database, { id: `on-${date}`, date });
    for (const id of ['c', 'a', 'b']) await publishAlbum(database, { id, date: '2025-02-10' });
    await publishAlbum(database, { status: 'draft' });
    await publishAlbum(database, { expireAt: NOW });
    await publishAlbum(database, { schoolCode: 'OTHER' });
    await publishStory(database, { title: 'Sports' });
    const days = (ids: string[]) => ids.map((id) => id.replace('on-', ''));
    expect(days(await found(database, 'sport'))).toEqual([
      '2026-01-01',
      '2025-03-01',
      '2025-02-28',
      'c',
      'b',
      'a',
      '2025-01-01',
      '2024-12-31',
    ]);
    expect(days(await found(database, 'sport', { year: 2025 }))).toEqual([
      '2025-03-01',
      '2025-02-28',
      'c',
      'b',
      'a',
      '2025-01-01',
    ]);
    expect(days(await found(database, 'sport', { year: 2025, month: 2 }))).toEqual([
      '2025-02-28',
      'c',
      'b',
      'a',
    ]);
    expect(await found(database, 'sport', { year: 2024, month: 12 })).toEqual(['on-2024-12-31']);
    expect(await found(database, 'sport', { year: 1999 })).toEqual([]);
    expect(days(await found(database, 'sport', { month: 1 }))).toEqual(['2026-01-01', '2025-01-01']);
    expect(await found(database, 'sport', { month: 12 })).toEqual(['on-2024-12-31']);
    expect(await found(database, 'sport', { month: 7 })).toEqual([]);
  });

  test('a year finds items of that year, as well as items with it in their text', async () => {
    const database = await school();
    const plain = { description: '' };
    await publishAlbum(database, { ...plain, id: 'annual-24', title: 'Annual Day', date: '2024-12-31' });
    await publishAlbum(database, { ...plain, id: 'annual-25', title: 'Annual Day', date: '2025-01-01' });
    await publishAlbum(database, { ...plain, id: 'days-25', title: 'Annual days', date: '2025-12-31' });
    await publishAlbum(database, { ...plain, id: 'told', title: 'The plans for 2025', date: '2024-03-01' });
    await publishAlbum(database, { ...plain, id: 'both', title: 'Annual Day 2025', date: '2025-02-01' });
    await publishAlbum(database, { ...plain, id: 'draft', title: 'A', date: '2025-02-02', status: 'draft' });
    expect(await found(database, '2025')).toEqual(['days-25', 'both', 'annual-25', 'told']);
    expect(await found(database, '२०२५')).toEqual(['days-25', 'both', 'annual-25', 'told']);
    expect(await found(database, 'annual day 2025')).toEqual(['both', 'annual-25']);
    expect(await found(database, '2025 annual da')).toEqual(['days-25', 'both', 'annual-25']);
    expect(await found(database, 'annual da 2025'), 'only the last word may be a beginning').toEqual([]);
    expect(await found(database, '2024 2025'), 'of one year, with the other in its text').toEqual(['told']);
    expect(await found(database, '2025', { year: 2025, month: 2 })).toEqual(['both']);
    expect(await found(database, '2025', { year: 2024 })).toEqual(['told']);
    expect(await found(database, '202'), 'the beginning of a year is no year').toEqual(['both', 'told']);
    expect(await found(database, '1999')).toEqual([]);
    await publishStory(database, { id: 'story', title: 'Timings', fromDate: '2025-07-01' });
    const stories = await findMatches(database.reads, news, { ...query, words: ['timings', '2025'] });
    expect(stories.ids).toEqual(['story']);
  });

  test('a changed item is found by its new words and day, and no longer by the old', async () => {
    const database = await school();
    const id = await publishAlbum(database, { title: 'Sports Day', description: '', date: '2025-02-10' });
    const other = await publishAlbum(database, { title: 'Picnic', description: '', date: '2025-02-10' });
    for (const day of ['2025-02-10', '2024-07-01', '2025-02-10']) {
      await publish(database, async (change) => {
        const texts = { title: 'Annual Day', date: day, description: '' };
        await change
          .updateTable('content_items')
          .set(textColumns(albums, texts))
          .where('id', '=', id)
          .execute();
        await indexForSearch(change, albums, [{ id, schoolCode: SCHOOL, texts }]);
      });
      expect(await found(database, 'sports')).toEqual([]);
      expect(await found(database, 'annual', { year: Number(day.slice(0, 4)) })).toEqual([id]);
      expect(await found(database, 'picnic')).toEqual([other]);
    }
  });

  test('if nothing has the words, similar-sounding items are found, and marked as such', async () => {
    const database = await school();
    await createTestSchool(database, 'OTHER');
    const plain = { description: '' };
    await publishAlbum(database, { ...plain, id: 'one', title: 'वार्षिकोत्सव', date: '2025-02-10' });
    await publishAlbum(database, { ...plain, id: 'two', title: 'वार्षिक उत्सव 2024', date: '2024-12-01' });
    await publishAlbum(database, { ...plain, id: 'latin', title: 'Kavi Sammelan', date: '2023-12-01' });
    await publishAlbum(database, { ...plain, title: 'नाटक', status: 'draft' });
    await publishAlbum(database, { ...plain, title: 'नाटक', schoolCode: 'OTHER' });
    await publishStory(database, { title: 'नाटक' });
    const heard = async (typed: string, filter: { year?: number; month?: number } = {}) => {
      const words = queryWords(typed);
      const { ids, isSimilar } = await findByWords(database.reads, albums, { ...query, ...filter, words });
      return [isSimilar, ...ids];
    };
    for (const typed of ['varshik utsaw', 'varshikotsaw', 'वार्षिकउत्सव'])
      expect(await heard(typed), typed).toEqual([true, 'one', 'two']);
    expect(await heard('वार्षिकोत्सव'), 'by its words').toEqual([false, 'one', 'two']);
    expect(await heard('varshik utsaw 2024'), 'a year of its own, and in its text').toEqual([true, 'two']);
    expect(await heard('varshik utsaw 2025')).toEqual([true, 'one']);
    expect(await heard('varshikotsaw', { year: 2025 })).toEqual([true, 'one']);
    expect(await heard('varshikotsaw', { month: 12 })).toEqual([true, 'two']);
    expect(await heard('varshikotsaw', { year: 2024, month: 11 })).toEqual([false]);
    expect(await heard('कवि सम्मेलन')).toEqual([true, 'latin']);
    expect(await heard('natak'), 'live, of this school, of this kind').toEqual([false]);
    expect(await heard('sammelan varshikotsaw')).toEqual([false]);
    expect(await heard('elephant')).toEqual([false]);
    expect(await heard('2025'), 'a year is no sound').toEqual([false, 'one']);
    expect(await heard('1999')).toEqual([false]);
  });

  test('a text in another language finds the item, and is replaced when the item is written again', async () => {
    const database = await school();
    const id = await publishAlbum(database, { title: 'Poets', description: '', date: '2025-02-10' });
    const heard = async (typed: string) =>
      (await findByWords(database.reads, albums, { ...query, words: queryWords(typed) })).ids;
    const write = (title: string, translations: Record<string, string>[], date = '2025-02-10') =>
      publish(database, async (change) => {
        const texts = { title, date, description: '' };
        await change
          .updateTable('content_items')
          .set(textColumns(albums, texts))
          .where('id', '=', id)
          .execute();
        await indexForSearch(change, albums, [{ id, schoolCode: SCHOOL, texts, translations }]);
      });
    await write('Poets', [{ title: 'कवि सम्मेलन', description: 'नाटक' }]);
    for (const typed of ['poets', 'सम्मेलन', 'sammelan', 'natak'])
      expect(await heard(typed), typed).toEqual([id]);
    await write('Poets', [], '2025-03-10');
    for (const typed of ['सम्मेलन', 'sammelan', 'natak']) expect(await heard(typed), typed).toEqual([]);
    expect(await heard('पोएट्स')).toEqual([id]);
    if (engine === 'sqlite') {
      const kept = () => sql`select rowid from content_sounds`.execute(database.reads);
      expect((await kept()).rows).toHaveLength(1);
      await publish(database, (change) => forgetForSearch(change, albums, { schoolCode: SCHOOL, id }));
      expect((await kept()).rows).toHaveLength(0);
    }
  });

  test('a text without any words is stored, and not found', async () => {
    const database = await school();
    await publishAlbum(database, { title: '🎉 — 🎊', description: '' });
    const id = await publishAlbum(database, { title: 'a'.repeat(5000), description: "It's “q”, 100 %" });
    expect(await found(database, 'a')).toEqual([id]);
    expect(await found(database, '100')).toEqual([id]);
    expect(await found(database, 'a'.repeat(100))).toEqual([id]);
  });

  test('a failed change leaves no words behind', async () => {
    const database = await school();
    const id = await publishAlbum(database, { title: 'Sports Day' });
    const failing = publish(database, async (change) => {
      await indexForSearch(change, albums, [
        { id, schoolCode: SCHOOL, texts: { title: 'Annual Day', date: '2026-02-14', description: '' } },
      ]);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await found(database, 'annual')).toEqual([]);
    expect(await found(database, 'sports')).toEqual([id]);
  });

  test('very many matches are counted up to a limit, the newest of them', async () => {
    const database = await school();
    await publish(database, async (change) => {
      const items = Array.from({ length: MAX_MATCHES + 20 }, (_, index) => ({
        id: `story-${index}`,
        schoolCode: SCHOOL,
        now: NOW,
        texts: {
          title: index % 2 ? 'News of the school' : 'Word from the school',
          fromDate: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
        },
      }));
      for (let from = 0; from < items.length; from += 500) {
        const some = items.slice(from, from + 500);
        const rows = some.map((item) => publicRow(news, item));
        await change.insertInto('content_items').values(rows).execute();
        await indexForSearch(change, news, some);
      }
    });
    const matches = (typed: string) =>
      findMatches(database.reads, news, { ...query, words: queryWords(typed) });
    const all = await matches('school');
    expect(all.isExact).toBe(false);
    expect(all.ids).toHaveLength(MAX_MATCHES);
    expect(all.ids[0]).toBe(`story-${MAX_MATCHES + 19}`);
    const half = await matches('school news');
    expect([half.ids.length, half.isExact]).toEqual([(MAX_MATCHES + 20) / 2, true]);
  });

  if (engine === 'sqlite') {
    test('albums of one day have separate keys', async () => {
      const database = await school();
      for (const date of ['2025-02-10', '2025-02-10', '2025-02-11']) await publishAlbum(database, { date });
      const { rows } = await sql<{ entries: number }>`select count(distinct search_key) as entries
        from content_items join content_search on content_search.rowid = search_key`.execute(database.reads);
      expect(rows).toEqual([{ entries: 3 }]);
    });
  }
});

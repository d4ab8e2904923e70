import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onEachEngine, readByAll } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { contentTypes } from '#app/content-types.ts';
import { publicRow } from '#tests/support/content/add-content.ts';
import type { Database } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { selectUpcoming, selectWithin } from './upcoming-content.ts';
import { selectLatest } from './items.server.ts';
import { selectDayCounts, selectIds, selectNeighbour } from './dated-content.ts';
import { indexForSearch, selectMatches, selectSimilar } from '#app/publishing/search/text-search.ts';

const ROWS = 7000;
const query = { schoolCode: SCHOOL, now: NOW };
const stretch = { ...query, limit: 24 };
const beside = { ...query, id: 'item-3', day: '2022-04-10' };

const walksOfMonths: typeof walks = {
  'every November': (type) => selectIds(type, { ...stretch, month: 11 }),
  'a page far down in every November': (type) =>
    selectIds(type, { ...stretch, month: 11, upTo: '2018-11-10', offset: 7 }),
};

const walks: Record<string, (type: ContentType) => RawBuilder<unknown>> = {
  'a list of all': (type) => selectIds(type, stretch),
  'a list of a year': (type) => selectIds(type, { ...stretch, year: 2022 }),
  'a list of a month': (type) => selectIds(type, { ...stretch, year: 2022, month: 4 }),
  'a page far down': (type) => selectIds(type, { ...stretch, upTo: '2018-05-10', offset: 7 }),
  'a page far down in a year': (type) => selectIds(type, { ...stretch, year: 2022, upTo: '2022-02-10' }),
  'the next newer': (type) => selectNeighbour(type, 'newer', beside),
  'the next older': (type) => selectNeighbour(type, 'older', beside),
};

onEachEngine((_open, engine) => {
  const school = readByAll(engine, fillSchool);

  describe.each(contentTypes.filter(({ day }) => day))('$name', (type) => {
    test('every list walks the index of live rows in order and sorts nothing', async () => {
      const database = school();
      for (const [name, query] of Object.entries(walks)) {
        const plan = await explain(database, query(type), ['bitmapscan', 'sort']);
        expect(plan, name).toMatch(
          engine === 'sqlite'
            ? new RegExp(
                `^SEARCH content_items USING (COVERING )?INDEX content_items_live \\(school_code=\\? AND type=\\? AND status=\\?`,
              )
            : new RegExp('Index (Only )?Scan (Backward )?using content_items_live'),
        );
        expect(plan, name).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|^SCAN/m);
      }

      // The counts by day are read from that index too, never from the table.
      const counts = await explain(database, selectDayCounts(type, query), ['bitmapscan', 'sort', 'hashagg']);
      const covering = engine === 'sqlite' ? 'USING COVERING INDEX' : 'Index Only Scan Backward using';
      expect(counts).toContain(`${covering} content_items_live`);
      expect(counts).not.toMatch(/TEMP B-TREE|Sort/);

      // A page far down starts at its day, without walking through newer rows.
      const farDown = await explain(database, walks['a page far down']!(type), ['bitmapscan']);
      expect(farDown).toMatch(engine === 'sqlite' ? 'AND day<?)' : /Index Cond: .*day <=/);
    });
  });

  test('upcoming items use the index by last day, and items of a month the index by day', async () => {
    const database = school();
    const coming = await explain(
      database,
      selectUpcoming(news, { ...query, today: '2026-11-15', limit: 5 }),
      ['bitmapscan'],
    );
    expect(coming).toContain('content_items_ahead');
    const span = { first: '2022-04-01', end: '2022-05-01', limit: 100 };
    const within = await explain(database, selectWithin(news, { ...query, ...span }), ['bitmapscan']);
    expect(within).toContain('content_items_live');
    expect(`${coming} ${within}`).not.toMatch(/Seq Scan|SCAN content_items( |$)/m);
  });

  test.each(contentTypes.filter(({ day }) => !day))(
    '$name use their own index, newest first',
    async (type) => {
      const database = school();
      const statement = selectLatest(database.reads, type, { ...query, limit: 200 });
      const plan = await explain(database, statement, ['bitmapscan', 'sort']);
      expect(plan).toMatch(/content_items_latest/);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|^SCAN/m);
    },
  );

  describe.each(contentTypes.filter(({ search }) => search))('$name of a month of every year', (type) => {
    test('walk one range of an index in order and sort nothing', async () => {
      const database = school();
      for (const [name, query] of Object.entries(walksOfMonths)) {
        const plan = await explain(database, query(type), ['bitmapscan', 'sort']);
        expect(plan, name).toMatch(
          engine === 'sqlite'
            ? 'USING COVERING INDEX content_items_live_by_month (school_code=? AND type=? AND status=? AND <expr>=?'
            : /Index Only Scan Backward using content_items_live_by_month/,
        );
        expect(plan, name).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|^SCAN/m);
      }
    });
  });

  describe.each(contentTypes.filter(({ search }) => search))('a search in $name', (type) => {
    test('uses the index of words, and never scans the table', async () => {
      const database = school();
      for (const filter of [{ words: ['sports'] }, { words: ['sports', 'day'], year: 2022, month: 4 }]) {
        const plan = await explain(database, selectMatches(engine, type, { ...query, ...filter }));
        expect(plan).not.toMatch(/Seq Scan|SCAN content_items( |$)/m);
        if (engine === 'postgres') {
          // The few rows of one month may be filtered by day.
          expect(plan).toMatch(
            'year' in filter ? /content_items_(found|live)/ : 'Bitmap Index Scan on content_items_found',
          );
          continue;
        }
        expect(plan).toContain('SCAN content_search VIRTUAL TABLE INDEX');
        expect(plan).toContain('SEARCH content_items USING COVERING INDEX content_items_found (search_key=?');
        // The matches come newest first; only the ones that are shown are sorted at the end.
        expect(plan.match(/TEMP B-TREE/g)).toHaveLength(1);
      }
    });

    test('in a month of every year uses the words or the months, and never scans the table', async () => {
      const database = school();
      const plan = await explain(
        database,
        selectMatches(engine, type, { ...query, words: ['sports'], month: 11 }),
      );
      expect(plan).not.toMatch(/Seq Scan|SCAN content_items( |$)/m);
      expect(plan).toMatch(/content_items_(found|live_by_month)/);
    });

    test('for similar sounds uses the index of keys, newest first', async () => {
      const database = school();
      for (const filter of [
        { words: ['स्पोर्टस'] },
        { words: ['स्पोर्टस', 'डेज'], year: 2022 },
        { words: ['स्पोर्टस', 'डेज', '2022'] },
      ]) {
        const plan = await explain(database, selectSimilar(engine, type, { ...query, ...filter })!);
        expect(plan).not.toMatch(/Seq Scan|SCAN content_items( |$)/m);
        if (engine === 'postgres') {
          expect(plan).toMatch(
            'year' in filter ? /content_items_(found|live)/ : 'Scan on content_items_found',
          );
          continue;
        }
        expect(plan).toContain('SCAN content_sounds VIRTUAL TABLE INDEX');
        expect(plan).toContain('SEARCH content_items USING COVERING INDEX content_items_found (search_key=?');
        // Two readings have to be merged; a single one comes newest first.
        if (filter.words.length < 3) expect(plan.match(/TEMP B-TREE/g)).toHaveLength(1);
      }
    });

    test('that names a year uses the indexes too', async () => {
      const database = school();
      for (const words of [['2022'], ['sports', 'day', '2022']]) {
        const plan = await explain(database, selectMatches(engine, type, { ...query, words }));
        expect(plan).not.toMatch(/Seq Scan|SCAN content_items( |$)/m);
        expect(plan).toContain(
          engine === 'postgres' ? 'Scan on content_items_found' : 'content_items_found (search_key=?',
        );
        if (words.length === 1) expect(plan).toContain('content_items_live');
      }
    });
  });
});

/** The same number of every type, so that the index must be the right one. */
async function fillSchool(database: Database): Promise<void> {
  await createTestSchool(database);
  await publish(database, async (change) => {
    for (const type of contentTypes) {
      const items = Array.from({ length: ROWS / contentTypes.length }, (_unused, index) => {
        const day = `${2017 + (index % 10)}-${String(1 + (index % 12)).padStart(2, '0')}-10`;
        const texts = {
          title: index % 50 ? 'Annual function' : 'Sports Day',
          ...(type.day && { [type.day]: day }),
        };
        return { id: `item-${index}`, schoolCode: SCHOOL, now: NOW, texts };
      });
      for (let from = 0; from < items.length; from += 500) {
        const some = items.slice(from, from + 500);
        await change
          .insertInto('content_items')
          .values(some.map((item) => publicRow(type, item)))
          .execute();
        await indexForSearch(change, type, some);
      }
    }
  });
  if (database.engine === 'postgres') await sql`vacuum analyze content_items`.execute(database.writes);
}

function explain(
  database: Database,
  query: { compile(db: unknown): { sql: string; parameters: readonly unknown[] } },
  without: string[] = [],
): Promise<string> {
  const { sql: text, parameters } = query.compile(database.reads);
  return database.reads.transaction().execute(async (db) => {
    if (database.engine === 'postgres') {
      // Such a small table is normally scanned; the test needs the plan of a large one.
      for (const way of ['seqscan', ...without]) await sql.raw(`set local enable_${way} = off`).execute(db);
    }
    const verb = database.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`${verb} ${text}`, [...parameters]));
    return rows.map((row) => (row as { detail?: string }).detail ?? Object.values(row).join(' ')).join('\n');
  });
}

import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onEachEngine, type TestDatabase } from '#tests/support/engines.ts';
import { foundTestSchool, NOW, publish, SCHOOL } from '#tests/support/school.ts';
import { contentColumns } from '#app/publishing/content-change.ts';
import { type DatedTable, dayColumns, selectDayCounts, selectIds, selectNeighbour } from './dated-content.ts';
import { indexForSearch, selectMatches } from '#app/publishing/search/text-search.ts';

const ROWS = 2000;
const asked = { schoolCode: SCHOOL, now: NOW };
const stretch = { ...asked, limit: 24 };
const beside = { ...asked, id: 'item-3', day: '2022-04-10' };

const walksOfMonths: typeof walks = {
  'every November': (table) => selectIds(table, { ...stretch, month: 11 }),
  'a page far down in every November': (table) =>
    selectIds(table, { ...stretch, month: 11, upTo: '2018-11-10', offset: 7 }),
};

const walks: Record<string, (table: DatedTable) => RawBuilder<unknown>> = {
  'a list of all': (table) => selectIds(table, stretch),
  'a list of a year': (table) => selectIds(table, { ...stretch, year: 2022 }),
  'a list of a month': (table) => selectIds(table, { ...stretch, year: 2022, month: 4 }),
  'a page far down': (table) => selectIds(table, { ...stretch, upTo: '2018-05-10', offset: 7 }),
  'a page far down in a year': (table) => selectIds(table, { ...stretch, year: 2022, upTo: '2022-02-10' }),
  'the next newer': (table) => selectNeighbour(table, 'newer', beside),
  'the next older': (table) => selectNeighbour(table, 'older', beside),
};

onEachEngine((open, engine) => {
  describe.each(Object.keys(dayColumns) as DatedTable[])('%s', (table) => {
    test('every list walks the index of live rows in its order and sorts nothing', async () => {
      const database = await schoolOf(await open({ unused: true }), table);
      for (const [name, query] of Object.entries(walks)) {
        const plan = await explain(database, query(table), ['bitmapscan', 'sort']);
        expect(plan, name).toMatch(
          engine === 'sqlite'
            ? new RegExp(
                `^SEARCH ${table} USING (COVERING )?INDEX ${table}_live \\(school_code=\\? AND status=\\?`,
              )
            : new RegExp(`Index (Only )?Scan (Backward )?using ${table}_live`),
        );
        expect(plan, name).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|^SCAN/m);
      }

      // The counts by day are read from that index too, never from the table.
      const counts = await explain(database, selectDayCounts(table, asked), [
        'bitmapscan',
        'sort',
        'hashagg',
      ]);
      const covering = engine === 'sqlite' ? 'USING COVERING INDEX' : 'Index Only Scan Backward using';
      expect(counts).toContain(`${covering} ${table}_live`);
      expect(counts).not.toMatch(/TEMP B-TREE|Sort/);

      // A page far down begins at its day: what is newer is not walked through.
      const farDown = await explain(database, walks['a page far down']!(table), ['bitmapscan']);
      const day = dayColumns[table];
      expect(farDown).toMatch(engine === 'sqlite' ? `AND ${day}<?)` : new RegExp(`Index Cond: .*${day} <=`));
    });
  });

  describe.each(['albums', 'news_items'] as const)('%s of a month of every year', (table) => {
    test('walk their own stretch of an index in its order and sort nothing', async () => {
      const database = await schoolOf(await open({ unused: true }), table);
      for (const [name, query] of Object.entries(walksOfMonths)) {
        const plan = await explain(database, query(table), ['bitmapscan', 'sort']);
        expect(plan, name).toMatch(
          engine === 'sqlite'
            ? `USING COVERING INDEX ${table}_live_by_month (school_code=? AND status=? AND <expr>=?`
            : new RegExp(`Index Only Scan Backward using ${table}_live_by_month`),
        );
        expect(plan, name).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|^SCAN/m);
      }
    });
  });

  describe.each(['albums', 'news_items'] as const)('a search in %s', (table) => {
    test('goes by the index of words, never through the table', async () => {
      const database = await schoolOf(await open({ unused: true }), table);
      for (const filter of [{ words: ['sports'] }, { words: ['sports', 'day'], year: 2022, month: 4 }]) {
        const plan = await explain(database, selectMatches(engine, table, { ...asked, ...filter }));
        expect(plan).not.toMatch(/Seq Scan|SCAN (albums|news_items)( |$)/m);
        if (engine === 'postgres') {
          expect(plan).toContain(`Bitmap Index Scan on ${table}_found`);
          continue;
        }
        expect(plan).toContain(`SCAN ${table}_search VIRTUAL TABLE INDEX`);
        expect(plan).toContain(`SEARCH ${table} USING COVERING INDEX ${table}_found (search_key=?`);
        // The matches come newest first by themselves; only those that are kept are put in their last order.
        expect(plan.match(/TEMP B-TREE/g)).toHaveLength(1);
      }
    });

    test('in a month of every year goes by the words or by the months, never through the table', async () => {
      const database = await schoolOf(await open({ unused: true }), table);
      const plan = await explain(
        database,
        selectMatches(engine, table, { ...asked, words: ['sports'], month: 11 }),
      );
      expect(plan).not.toMatch(/Seq Scan|SCAN (albums|news_items)( |$)/m);
      expect(plan).toMatch(new RegExp(`${table}_(found|live_by_month)`));
    });

    test('that names a year goes by the indexes too', async () => {
      const database = await schoolOf(await open({ unused: true }), table);
      for (const words of [['2022'], ['sports', 'day', '2022']]) {
        const plan = await explain(database, selectMatches(engine, table, { ...asked, words }));
        expect(plan).not.toMatch(/Seq Scan|SCAN (albums|news_items)( |$)/m);
        expect(plan).toContain(
          engine === 'postgres' ? `Scan on ${table}_found` : `${table}_found (search_key=?`,
        );
        if (words.length === 1) expect(plan).toContain(`${table}_live`);
      }
    });
  });
});

async function schoolOf(database: TestDatabase, table: DatedTable): Promise<TestDatabase> {
  await foundTestSchool(database);
  await publish(database, async (change) => {
    const rows = Array.from({ length: ROWS }, (_unused, index) => {
      const day = `${2017 + (index % 10)}-${String(1 + (index % 12)).padStart(2, '0')}-10`;
      const own = table === 'videos' ? { video_url: '' } : { description: 'On the field.' };
      return {
        ...contentColumns({ id: `item-${index}`, schoolCode: SCHOOL, now: NOW }),
        title: index % 50 ? 'Annual function' : 'Sports Day',
        date: day,
        ...own,
        ...(table === 'news_items' && { from_date: day }),
      };
    });
    for (let from = 0; from < ROWS; from += 500) {
      const some = rows.slice(from, from + 500);
      await change
        .insertInto(table)
        .values(some as never)
        .execute();
      if (table !== 'videos')
        await indexForSearch(
          change,
          table,
          some.map((row) => ({ ...row, schoolCode: SCHOOL, day: row.date, description: '' })),
        );
    }
  });
  if (database.engine === 'postgres') await sql`vacuum analyze ${sql.table(table)}`.execute(database.writes);
  return database;
}

function explain(
  database: TestDatabase,
  query: RawBuilder<unknown>,
  without: string[] = [],
): Promise<string> {
  const { sql: text, parameters } = query.compile(database.reads);
  return database.reads.connection().execute(async (db) => {
    if (database.engine === 'postgres') {
      // A table as small as this is read whole, and rightly; the question is what a large one would do.
      for (const way of ['seqscan', ...without]) await sql.raw(`set enable_${way} = off`).execute(db);
    }
    const verb = database.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`${verb} ${text}`, [...parameters]));
    return rows.map((row) => (row as { detail?: string }).detail ?? Object.values(row).join(' ')).join('\n');
  });
}

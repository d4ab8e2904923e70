import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentColumns } from '#app/platform/db/content-change.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/engines.ts';
import { foundTestSchool, NOW, publish, SCHOOL } from '#tests/support/school.ts';
import { selectAlbums } from './queries.server.ts';

const asked = { schoolCode: SCHOOL, now: NOW, limit: 24 };

onEachEngine((open, engine) => {
  test.each([
    ['all', {}],
    ['a year', { year: 2022 }],
    ['a page far down', { offset: 1500 }],
  ])('a list of %s walks the index of live albums and sorts nothing but its own page', async (_, filter) => {
    const database = await schoolOf(await open(), 2000);
    const plan = await explain(database, engine, filter);
    expect(plan).toMatch(/USING (COVERING )?INDEX albums_live|Index (Only )?Scan Backward using albums_live/);
    // The rows of the page itself are put in order; the thousands before it come in order from the index.
    expect(plan.match(/TEMP B-TREE FOR ORDER BY|Sort Key/g) ?? []).toHaveLength(1);
  });
});

async function schoolOf(database: TestDatabase, albums: number): Promise<TestDatabase> {
  await foundTestSchool(database);
  await publish(database, async (change) => {
    const rows = Array.from({ length: albums }, (_unused, index) => ({
      ...contentColumns({ id: `album-${index}`, schoolCode: SCHOOL, now: NOW }),
      title: 'Sports Day',
      description: 'On the field.',
      date: `${2017 + (index % 10)}-${String(1 + (index % 12)).padStart(2, '0')}-10`,
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await change
        .insertInto('albums')
        .values(rows.slice(from, from + 500))
        .execute();
    }
  });
  return database;
}

async function explain(database: TestDatabase, engine: string, filter: object): Promise<string> {
  const { sql: text, parameters } = selectAlbums(database.reads, { ...asked, ...filter }).compile();
  return database.reads.connection().execute(async (db) => {
    if (engine === 'postgres') {
      // A table as small as this is read whole, and rightly; the question is what a large one would do.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql.raw(`set enable_${way} = off`).execute(db);
    }
    const verb = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${verb} ${text}`, [...parameters]));
    return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
  });
}

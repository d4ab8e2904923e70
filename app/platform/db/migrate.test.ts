import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#db/migrations/index.ts';
import { emptyServerData, type Home } from '#tests/support/database/server-data.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import type { Database } from './database.ts';
import { migrate, NewerDatabaseError, type NumberedMigration } from './migrate.ts';

const creates = (...tables: string[]): NumberedMigration => ({
  async up(db) {
    for (const table of tables) await db.schema.createTable(table).addColumn('id', 'integer').execute();
  },
});

onEachEngine((_open, engine) => {
  test('each migration is applied once, in the order of its number', async () => {
    const database = (await emptyServerData(engine)).open();
    expect(await migrate(database, { '0001-a': creates('a') })).toEqual(['0001-a']);
    const grown = { '0003-c': creates('c'), '0001-a': creates('a'), '0002-b': creates('b') };
    expect(await migrate(database, grown)).toEqual(['0002-b', '0003-c']);
    expect(await migrate(database, grown)).toEqual([]);
    expect(await tablesOf(database)).toEqual(['a', 'b', 'c']);
  });

  test('a migration that fails half-way leaves nothing behind, nor do earlier ones of the same run', async () => {
    const database = (await emptyServerData(engine)).open();
    const broken: NumberedMigration = {
      async up(db) {
        await creates('b').up(db, engine);
        await sql`insert into a (id) values (1)`.execute(db);
        await sql`insert into nowhere (id) values (1)`.execute(db);
      },
    };
    await expect(migrate(database, { '0001-a': creates('a'), '0002-b': broken })).rejects.toThrow(
      'could not be brought up to date',
    );
    expect(await tablesOf(database)).toEqual([]);
    expect(await migrate(database, { '0001-a': creates('a'), '0002-b': creates('b') })).toHaveLength(2);
    expect(await tablesOf(database)).toEqual(['a', 'b']);
  });

  test('three processes that migrate an empty database at the same moment all succeed', async () => {
    const home = await emptyServerData(engine);
    const applied = await migrateTogether(home, 3);
    expect(applied.flat()).toEqual(Object.keys(migrations));
    expect(await migrate(home.open(), migrations)).toEqual([]);
  });

  test('a recorded but unknown migration means that a newer version used the database', async () => {
    const database = (await emptyServerData(engine)).open();
    await migrate(database, { '0001-a': creates('a'), '0002-b': creates('b') });
    await expect(migrate(database, { '0001-a': creates('a') })).rejects.toBeInstanceOf(NewerDatabaseError);
  });
});

async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.reads.introspection.getTables();
  return tables.map((table) => table.name).sort();
}

/** Each process reports that it is ready, waits for the start signal, and reports what it applied. */
async function migrateTogether({ dataDir, databaseUrl }: Home, count: number): Promise<string[][]> {
  const program = `
    import { openDatabase } from '#app/platform/db/database.ts';
    import { migrate } from '#app/platform/db/migrate.ts';
    import { migrations } from '#db/migrations/index.ts';
    process.stderr.write('ready');
    process.stdin.once('data', async () => {
      const database = openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
      console.log(JSON.stringify(await migrate(database, migrations)));
      await database.close();
      process.stdin.destroy();
    });`;
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' }),
  );
  const reports = children.map((child) => text(child.stdout));
  await Promise.all(children.map((child) => once(child.stderr, 'data')));
  const complaints = children.map((child) => text(child.stderr));
  for (const child of children) child.stdin.write('go\n');
  expect(await Promise.all(complaints)).toEqual(children.map(() => ''));
  return Promise.all(reports.map(async (report) => JSON.parse(await report) as string[]));
}

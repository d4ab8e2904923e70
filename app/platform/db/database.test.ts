import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type TestDatabase, onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool } from '#tests/support/content/school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { longTest } from '#tests/support/tier.ts';
import { startPostgres } from '../../../scripts/lib/postgres-cluster.mjs';
import { ensureProgram } from '../../../scripts/lib/programs.mjs';
import { type Db, isDatabaseUnavailable, openDatabase } from './database.ts';

onEachEngine((open, engine) => {
  test('a long read does not block a write, nor an open write a read', async () => {
    const { reads, writes } = await open();
    await reads.transaction().execute(async (reading) => {
      expect(await schoolCodes(reading)).toEqual([]);
      await insertSchool(writes, 'AAA');
    });
    await writes.transaction().execute(async (writing) => {
      await insertSchool(writing, 'BBB');
      expect(await schoolCodes(reads), 'what is not committed is not seen').toEqual(['AAA']);
    });
    expect(await schoolCodes(reads)).toEqual(['AAA', 'BBB']);
  });

  test('foreign keys are enforced', async () => {
    const { writes } = await open();
    const orphan = writes.insertInto('visitor_totals').values({ school_code: 'NOWHERE', total: 1 });
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
  });

  test('a programming error is not treated as an outage', async () => {
    const database = await open();
    await createTestSchool(database);
    const mistakes = [
      () => insertSchool(database.writes, 'LFIS'),
      () => sql`selec 1`.execute(database.reads),
      () => sql`select * from nowhere`.execute(database.reads),
      () => sql`insert into schools (code) values (null)`.execute(database.writes),
    ];
    for (const mistake of mistakes) expect(isDatabaseUnavailable(await errorOf(mistake))).toBe(false);
    expect(isDatabaseUnavailable(new Error('anything else'))).toBe(false);
    expect(isDatabaseUnavailable('a text')).toBe(false);
  });

  if (engine === 'sqlite') describeSqlite(open);
  else describePostgres(open);
});

function describeSqlite(open: () => Promise<TestDatabase>): void {
  test('both connections are durable and safe', async () => {
    const { reads, writes } = await open();
    for (const db of [reads, writes]) {
      const pragma = async (name: string) =>
        Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0]!)[0] as unknown;
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous'), 'full').toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
      expect(await pragma('busy_timeout')).toBe(5000);
    }
  });

  test('the error is reported even if SQLite has already rolled back', async () => {
    const { writes } = await open();
    const failing = writes.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    await insertSchool(writes, 'AAA');
  });

  test('the connection for reading cannot write', async () => {
    const { reads, writes } = await open();
    await expect(insertSchool(reads, 'AAA')).rejects.toThrow('readonly');
    expect(await schoolCodes(writes)).toEqual([]);
  });

  test('a file that another process has locked, or that is not a database, is an outage', async () => {
    const { where, writes } = await open();
    const other = openDatabase(where);
    await sql`pragma busy_timeout = 1`.execute(other.writes);
    await writes.transaction().execute(async (writing) => {
      await insertSchool(writing, 'AAA');
      expect(isDatabaseUnavailable(await errorOf(() => insertSchool(other.writes, 'BBB')))).toBe(true);
    });
    await insertSchool(other.writes, 'BBB');
    await other.close();

    const garbage = temporaryFolder();
    writeFileSync(join(garbage, 'school.sqlite'), 'no database, but long enough to look into. '.repeat(100));
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'school.sqlite'));
    for (const dataDir of [garbage, folder])
      expect(isDatabaseUnavailable(await errorOf(() => openDatabase({ dataDir })))).toBe(true);
  });
}

function describePostgres(open: () => Promise<TestDatabase>): void {
  test('a connection that the server ends is an outage, and the next one works', async () => {
    const { writes } = await open();
    const interrupted = () =>
      writes.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]!.id})`.execute(writes);
        await schoolCodes(transaction);
      });
    expect(isDatabaseUnavailable(await errorOf(interrupted))).toBe(true);
    expect(await schoolCodes(writes)).toEqual([]);
  });

  longTest('a server that is slow to let us in is an outage, unless we are patient', async () => {
    const { where } = await open();
    const server = new URL(where.databaseUrl!);
    const slow = createServer(async (client) => {
      await wait(5500);
      const through = connect(Number(server.port), server.hostname);
      through.on('error', () => client.destroy());
      client.on('error', () => through.destroy());
      client.pipe(through).pipe(client);
    });
    await new Promise<void>((ready) => void slow.listen(0, '127.0.0.1', ready));
    onTestFinished(() => void slow.close());
    const { port } = slow.address() as AddressInfo;
    const databaseUrl = Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(port) }).href;
    const [hurried, patient] = [{}, { patient: true }].map((options) =>
      openDatabase({ ...where, databaseUrl }, options),
    );
    const [refused] = await Promise.all([errorOf(hurried!.check), patient!.check()]);
    expect(isDatabaseUnavailable(refused)).toBe(true);
    await Promise.all([hurried!.close(), patient!.close()]);
  });

  test('a statement that takes too long is an outage', async () => {
    const { writes } = await open();
    const slow = () =>
      writes.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = 1`.execute(transaction);
        await sql`select pg_sleep(60)`.execute(transaction);
      });
    expect(isDatabaseUnavailable(await errorOf(slow))).toBe(true);
  });

  test('no more connections are opened than the setting allows; further queries wait', async () => {
    const { where } = await open();
    const database = openDatabase({ ...where, databasePool: 2 });
    const ask = () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(database.reads);
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(answers.map(({ rows }) => rows[0]!.pid)).size).toBe(2);
    await database.close();
  });

  test('a server that is stopped, is missing, or rejects us is an outage', async () => {
    const cluster = await startPostgres(ensureProgram('postgres'));
    const at = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl });
    const stopped = at(cluster.url('postgres'));
    const databases = [
      at(cluster.url('nowhere')),
      at(cluster.url('postgres').replace('postgres@', 'stranger@')),
      at('postgres://postgres@localhost:1/postgres'),
      stopped,
    ];
    await stopped.check();
    const whileItRuns = await Promise.all(databases.slice(0, 3).map((database) => errorOf(database.check)));
    await cluster.stop();
    for (const error of [...whileItRuns, await errorOf(stopped.check)])
      expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    await Promise.all(databases.map((database) => database.close()));
  });
}

const schoolCodes = async (db: Db) => {
  const rows = await db.selectFrom('schools').select('code').orderBy('code').execute();
  return rows.map((row) => row.code);
};

const insertSchool = (db: Db, code: string) =>
  db.insertInto('schools').values({ code, created_at: '', updated_at: '' }).execute();

async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  expect.fail('it should have failed');
}

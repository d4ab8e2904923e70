import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, inject, onTestFinished } from 'vitest';
import { type Database, type Engine, openDatabase } from '#app/platform/db/database.ts';
import { returnPostgresDatabase, postgresUrlOf, takePostgresDatabase } from './postgres-databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runsEverything } from '#tests/support/tier.ts';

export interface TestDatabase extends Database {
  /** Where a second process would find the same database. */
  where: { dataDir: string; databaseUrl?: string };
}

/** `unused`: no earlier test had it, so that query plans depend only on this one's content. */
type OpenDatabase = (options?: { unused?: boolean }) => Promise<TestDatabase>;

/** Defines the same tests for SQLite and for PostgreSQL; each `open()` is a fresh migrated database. */
export function onEachEngine(define: (open: OpenDatabase, engine: Engine) => void): void {
  describe('on SQLite', () => define(openSqliteCopy, 'sqlite'));
  describe.skipIf(!inject('postgresUrl'))('on PostgreSQL', () => {
    define(openPostgresCopy, 'postgres');
  });
}

/**
 * Defines tests of requests: on SQLite, and on PostgreSQL too in a full run. Their queries and commands have
 * tests on both, and `tests/requests/every-route.test.ts` requests every page with PostgreSQL.
 */
export function onAnyEngine(define: (open: OpenDatabase, engine: Engine) => void): void {
  if (runsEverything) onEachEngine(define);
  else describe('on SQLite', () => define(openSqliteCopy, 'sqlite'));
}

/**
 * Defines long tests of code that is the same for both: once, on the stricter engine, which refuses values
 * that do not fit a column.
 */
export function onStricterEngine(define: (open: OpenDatabase) => void): void {
  if (inject('postgresUrl')) describe('on PostgreSQL', () => define(openPostgresCopy));
  else describe('on SQLite', () => define(openSqliteCopy));
}

/**
 * One unused database for all tests of the surrounding `describe`. They may only read it, because filling it
 * takes longer than all of them.
 */
export function readByAll(engine: Engine, fill: (database: Database) => Promise<void>): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'school-test-'));
    const name = engine === 'postgres' ? await takePostgresDatabase({ unused: true }) : undefined;
    if (!name) copyFileSync(inject('sqliteTemplate'), join(dataDir, 'school.sqlite'));
    const opened = openDatabase({ dataDir, ...(name && { databaseUrl: postgresUrlOf(name) }) });
    database = opened;
    await fill(opened);
    return async () => {
      await opened.close();
      if (name) await returnPostgresDatabase(name);
      rmSync(dataDir, { recursive: true, force: true });
    };
  });
  return () => {
    if (!database) throw new Error('the database is there once the tests run');
    return database;
  };
}

/** Closed when the test is over, like everything else opened here. */
export async function openSqliteCopy(): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  copyFileSync(inject('sqliteTemplate'), join(dataDir, 'school.sqlite'));
  return open({ dataDir });
}

async function openPostgresCopy(options?: { unused?: boolean }): Promise<TestDatabase> {
  const name = await takePostgresDatabase(options);
  onTestFinished(() => returnPostgresDatabase(name));
  return open({ dataDir: temporaryFolder(), databaseUrl: postgresUrlOf(name) });
}

function open(where: TestDatabase['where']): TestDatabase {
  const database = openDatabase(where);
  onTestFinished(() => database.close());
  return { ...database, where };
}

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { type Database, type Engine, openDatabase } from '#app/platform/db/database.ts';
import { POSTGRES_TEMPLATE } from './global-setup.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestDatabase extends Database {
  /** Where a second process would find the same database. */
  where: { dataDir: string; databaseUrl?: string };
}

/** Defines the same tests for SQLite and for PostgreSQL; each `open()` is a fresh migrated database. */
export function onEachEngine(define: (open: () => Promise<TestDatabase>, engine: Engine) => void): void {
  describe('on SQLite', () => define(openSqliteCopy, 'sqlite'));
  describe.skipIf(!inject('postgresUrl'))('on PostgreSQL', () => {
    define(openPostgresCopy, 'postgres');
  });
}

/** Closed when the test is over, like whatever else is opened here. */
export async function openSqliteCopy(): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  copyFileSync(inject('sqliteTemplate'), join(dataDir, 'school.sqlite'));
  return open({ dataDir });
}

async function openPostgresCopy(): Promise<TestDatabase> {
  const name = `test_${newId()}`;
  await asAdministrator((client) => client.query(`create database ${name} template ${POSTGRES_TEMPLATE}`));
  onTestFinished(() => asAdministrator((client) => client.query(`drop database ${name} with (force)`)));
  const databaseUrl = inject('postgresUrl').replace(/postgres$/, name);
  return open({ dataDir: temporaryFolder(), databaseUrl });
}

function open(where: TestDatabase['where']): TestDatabase {
  const database = openDatabase(where);
  onTestFinished(() => database.close());
  return { ...database, where };
}

export async function asAdministrator(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

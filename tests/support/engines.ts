import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, inject } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { type Database, type Engine, openDatabase } from '#app/platform/db/database.ts';
import { POSTGRES_TEMPLATE } from './global-setup.ts';

export interface TestDatabase extends Database {
  /** Where a second process would find the same database. */
  where: { dataDir: string; databaseUrl?: string };
}

/** Defines the same tests for SQLite and for PostgreSQL; each `open()` is a fresh migrated database. */
export function onEachEngine(define: (open: () => Promise<TestDatabase>, engine: Engine) => void): void {
  describe('on SQLite', () => define(openerWithCleanUp(openSqliteCopy), 'sqlite'));
  describe.skipIf(!inject('postgresUrl'))('on PostgreSQL', () => {
    define(openerWithCleanUp(openPostgresCopy), 'postgres');
  });
}

function openerWithCleanUp(open: () => Promise<{ database: TestDatabase; remove(): Promise<void> }>) {
  const opened: { database: TestDatabase; remove(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const { database, remove } of opened.splice(0)) {
      await database.close();
      await remove();
    }
  });
  return async () => {
    const fresh = await open();
    opened.push(fresh);
    return fresh.database;
  };
}

export async function openSqliteCopy() {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-test-'));
  copyFileSync(inject('sqliteTemplate'), join(dataDir, 'school.sqlite'));
  return {
    database: { ...openDatabase({ dataDir }), where: { dataDir } },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function openPostgresCopy() {
  const name = `test_${newId()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'school-test-'));
  await asAdministrator((client) => client.query(`create database ${name} template ${POSTGRES_TEMPLATE}`));
  const databaseUrl = inject('postgresUrl').replace(/postgres$/, name);
  return {
    database: { ...openDatabase({ dataDir, databaseUrl }), where: { dataDir, databaseUrl } },
    remove: async () => {
      await asAdministrator((client) => client.query(`drop database ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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

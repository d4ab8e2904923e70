import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Db, openDatabase } from '#app/platform/db/database.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { migrations } from '#db/migrations/index.ts';
import { startPostgres } from '../../scripts/lib/postgres-cluster.mjs';
import { ensureProgram } from '../../scripts/lib/programs.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated SQLite file to copy. */
    sqliteTemplate: string;
    /** The address of the cluster's `postgres` database, or empty without PostgreSQL. */
    postgresUrl: string;
  }
}

export const POSTGRES_TEMPLATE = 'school_template';

/** One migrated database of each engine, created once; every test starts with a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'school-tests-'));
  const sqlite = openDatabase({ dataDir: folder });
  await migrate(sqlite, migrations);
  await intoOneFile(sqlite.writes);
  await sqlite.close();
  project.provide('sqliteTemplate', join(folder, 'school.sqlite'));

  const program = ensureProgram('postgres');
  if (!program && process.env.CI) throw new Error('CI needs PostgreSQL');
  const cluster = program ? await startPostgres(program) : undefined;
  project.provide('postgresUrl', cluster?.url('postgres') ?? '');
  if (cluster) {
    const client = new pg.Client(cluster.url('postgres'));
    await client.connect();
    await client.query(`create database ${POSTGRES_TEMPLATE}`);
    await client.end();
    const template = openDatabase({ dataDir: folder, databaseUrl: cluster.url(POSTGRES_TEMPLATE) });
    await migrate(template, migrations);
    await template.close();
  }

  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Closing the last connection usually does this, but on a busy machine not always: the copies were then
 * empty.
 */
async function intoOneFile(db: Db): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('the database that tests are to copy is still in use');
}

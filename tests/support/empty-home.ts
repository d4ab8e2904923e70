import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, inject } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { type Database, type Engine, openDatabase } from '#app/platform/db/database.ts';
import { asAdministrator } from './engines.ts';

/** An empty place for a server's data: a folder and, for PostgreSQL, a database. */
export interface Home {
  dataDir: string;
  databaseUrl: string | undefined;
  /** What a server must be told to live here. */
  settings: Record<string, string>;
  open(): Database;
}

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

export async function emptyHome(engine: Engine): Promise<Home> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-home-'));
  cleanUps.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = engine === 'postgres' ? await emptyPostgres() : undefined;
  return {
    dataDir,
    databaseUrl,
    settings: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    open() {
      const database = openDatabase({ dataDir, databaseUrl });
      cleanUps.push(() => database.close());
      return database;
    },
  };
}

async function emptyPostgres(): Promise<string> {
  const name = `home_${newId()}`;
  await asAdministrator((client) => client.query(`create database ${name}`));
  cleanUps.push(() => asAdministrator((client) => client.query(`drop database ${name} with (force)`)));
  return inject('postgresUrl').replace(/postgres$/, name);
}

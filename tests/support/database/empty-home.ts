import { inject, onTestFinished } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { type Database, type Engine, openDatabase } from '#app/platform/db/database.ts';
import { asAdministrator } from './postgres-databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** An empty place for a server's data: a folder and, for PostgreSQL, a database. */
export interface Home {
  dataDir: string;
  databaseUrl: string | undefined;
  /** What a server must be told to live here. */
  settings: Record<string, string>;
  open(): Database;
}

export async function emptyHome(engine: Engine): Promise<Home> {
  const dataDir = temporaryFolder();
  const databaseUrl = engine === 'postgres' ? await emptyPostgres() : undefined;
  return {
    dataDir,
    databaseUrl,
    settings: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    open() {
      const database = openDatabase({ dataDir, databaseUrl });
      onTestFinished(() => database.close());
      return database;
    },
  };
}

async function emptyPostgres(): Promise<string> {
  const name = `home_${newId()}`;
  await asAdministrator((client) => client.query(`create database ${name}`));
  onTestFinished(() => asAdministrator((client) => client.query(`drop database ${name} with (force)`)));
  return inject('postgresUrl').replace(/postgres$/, name);
}

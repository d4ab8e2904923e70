import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { type Database, type Engine, openDatabase } from '#app/platform/db/database.ts';
import { POSTGRES_TEMPLATE } from '#tests/support/global-setup.ts';
import { asAdministrator } from './postgres-databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** An empty place for a server's data: a folder and, for PostgreSQL, a database. */
export interface Home {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The settings for a server that uses it. */
  settings: Record<string, string>;
  open(): Database;
}

export const emptyServerData = async (engine: Engine): Promise<Home> =>
  serverDataIn(temporaryFolder(), engine === 'postgres' ? await newPostgres() : undefined);

/** The same with its tables: for tests that are not about creating them. */
export async function migratedServerData(engine: Engine): Promise<Home> {
  const dataDir = temporaryFolder();
  if (engine === 'postgres') return serverDataIn(dataDir, await newPostgres(POSTGRES_TEMPLATE));
  copyFileSync(inject('sqliteTemplate'), join(dataDir, 'school.sqlite'));
  return serverDataIn(dataDir, undefined);
}

function serverDataIn(dataDir: string, databaseUrl: string | undefined): Home {
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

async function newPostgres(template = 'template1'): Promise<string> {
  const name = `home_${newId()}`;
  await asAdministrator((client) => client.query(`create database ${name} template ${template}`));
  onTestFinished(() => asAdministrator((client) => client.query(`drop database ${name} with (force)`)));
  return inject('postgresUrl').replace(/postgres$/, name);
}

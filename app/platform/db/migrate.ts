import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Db, Engine } from './database.ts';

export interface NumberedMigration {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** Migrates the database, all or nothing, one process at a time; returns what was applied. */
export async function migrate(
  database: Database,
  migrations: Record<string, NumberedMigration>,
): Promise<string[]> {
  if ((await appliedMigrations(database.writes)).includes(FORMER_FIRST)) throw new FormerDatabaseError();
  const migrator = new Migrator({
    db: database.writes,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
            name,
            { up: (db) => up(db, database.engine) },
          ]),
        ),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error instanceof Error && KNOWS_MORE_THAN_WE_DO.test(error.message))
    throw new NewerDatabaseError(error);
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** The migrations that a database has had, in order; none for an empty database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The first of the migrations that were replaced by a single one, see decision 48. */
const FORMER_FIRST = '0001-first-schema';

export class FormerDatabaseError extends Error {
  constructor() {
    super(
      'This database was made by an earlier version of the site, and this version cannot read its tables. Nothing was changed. Start the earlier version again. Or set DATA_DIR or DATABASE_URL to an empty database and import the content from the earlier version while it runs, with: npm run import',
    );
    this.name = 'FormerDatabaseError';
  }
}

const KNOWS_MORE_THAN_WE_DO = /previously executed migration \S+ is missing/;

export class NewerDatabaseError extends Error {
  constructor(cause: Error) {
    super(
      'This database was written by a newer version of the site. Start that version, or restore a backup that was made by this version or an older one.',
      { cause },
    );
    this.name = 'NewerDatabaseError';
  }
}

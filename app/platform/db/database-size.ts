import { sql } from 'kysely';
import { type Db, engineOf } from './database.ts';

/** The size of the database on disk. */
export async function databaseBytes(db: Db): Promise<number> {
  const { rows } =
    engineOf(db) === 'postgres'
      ? await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
      : await sql<{ bytes: number }>`select page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`.execute(db);
  return Number(rows[0]!.bytes);
}

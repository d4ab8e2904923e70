import { sql } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';

/** Every row of every table: to check that nothing changed, or what was stored. */
export async function allRows(database: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await database.reads.introspection.getTables();
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of tables)
    rows[name] = (
      await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.reads)
    ).rows;
  return rows;
}

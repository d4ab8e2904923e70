import { type Kysely } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';
import { NOW, SCHOOL } from './school.ts';

/** Rows of a table that content had before there was one table for all of it. */
export async function insertOld(
  database: Database,
  table: string,
  rows: Record<string, string | null>[],
): Promise<void> {
  const at = NOW.toISOString();
  const head = {
    school_code: SCHOOL,
    status: 'published',
    publish_from: at,
    expire_at: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
  const db = database.writes as unknown as Kysely<Record<string, Record<string, string | null>>>;
  await db
    .insertInto(table)
    .values(rows.map((row) => ({ ...head, ...row })))
    .execute();
}

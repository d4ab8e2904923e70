import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * What browsers compress pages with, see decision 59. Made from the build alone, so it belongs to no school; a handful
 * of rows.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  await sql
    .raw(
      `create table page_dictionaries (
        id ${text} not null primary key,
        packed ${text} not null,
        used_at ${text} not null
      )`,
    )
    .execute(db);
}

import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * On PostgreSQL every item that is found by words is also found by its month: whoever looks for a word in one month need
 * not pass those of all others. SQLite's keys begin with the day already. Frozen: a change is a new migration.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  await sql`update content_items
    set search = search || array_to_tsvector(array[
      ${'\ue000'} || lower(school_code) || '/' || type || '/' || substr(day, 1, 7)
    ])
    where length(search) > 0 and day <> ''`.execute(db);
}

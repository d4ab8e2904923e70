import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * A working copy of something live may become public at a time, by whoever said so. Frozen: a change to the schema is a
 * new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  // One at a time: SQLite adds no two columns at once.
  for (const column of ['due_at', 'due_staff_id', 'due_staff_name', 'due_problems'])
    await db.schema.alterTable('content_drafts').addColumn(column, text).execute();
  await db.schema
    .createIndex('content_drafts_due')
    .on('content_drafts')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}

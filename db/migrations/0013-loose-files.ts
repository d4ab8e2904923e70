import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();

  // Files in the storage that no row of media_files names, not yet or no more: while a row is here, they are found
  // and deleted, whatever becomes of whoever wrote or deleted them.
  await db.schema
    .createTable('loose_files')
    .addColumn('path', text, (column) => column.primaryKey())
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('loose_since', text, required)
    .addColumn('passes', 'integer', required)
    .addColumn('erased_at', text)
    .addColumn('held_until', text, required)
    .addColumn('is_erasing', 'integer', required)
    .addColumn('erasures', 'integer', required)
    .execute();

  // Since when nothing names it: not an item, a page, a working copy or a version.
  await db.schema.alterTable('media_files').addColumn('unused_since', text).execute();
}

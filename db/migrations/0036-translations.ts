import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();

  // What an item says in another language than it was written in. Days, pictures and papers are the item's own.
  await db.schema
    .createTable('content_translations')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('language', text, required)
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('said', text, required)
    .addColumn('sources', text, required)
    .addColumn('older', 'integer', required)
    .addColumn('missing', 'integer', required)
    .addColumn('published_at', text)
    .addColumn('published_by', text, required)
    .addColumn('draft', text)
    .addColumn('saved_at', text, required)
    .addColumn('saved_by', text, required)
    .addColumn('version', 'integer', required)
    .addPrimaryKeyConstraint('content_translations_place', ['owner_type', 'owner_id', 'language'])
    .execute();
}

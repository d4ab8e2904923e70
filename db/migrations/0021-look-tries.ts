import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/** Looks that a school has kept beside the one on its site. Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  await db.schema
    .createTable('look_tries')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('name', text, required)
    .addColumn('look', text, required)
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('kept_at', text, required)
    // For a while it can be brought back.
    .addColumn('removed_at', text)
    .execute();
  await db.schema.createIndex('look_tries_of_school').on('look_tries').column('school_code').execute();
}

import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  // How often an item's page was asked for on a day; by whom is not kept.
  await db.schema
    .createTable('page_reads')
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('owner_type', text, (column) => column.notNull())
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('many', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_reads_place', ['school_code', 'owner_type', 'owner_id', 'day'])
    .execute();
}

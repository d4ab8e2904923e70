import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const school: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');

  // What somebody is writing at: nothing of it is seen outside until it is published.
  await db.schema
    .createTable('content_drafts')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('school_code', text, school)
    .addColumn('title', text, required)
    .addColumn('fields', text, required)
    .addColumn('version', 'integer', required)
    // The opened form that wrote last: it never stands in its own way.
    .addColumn('editor', text, required)
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('updated_at', text, required)
    .addPrimaryKeyConstraint('content_drafts_place', ['owner_type', 'owner_id'])
    .execute();

  await db.schema
    .createTable('content_versions')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('number', 'integer', required)
    .addColumn('school_code', text, school)
    .addColumn('reason', text, required)
    .addColumn('fields', text, required)
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('at', text, required)
    .addPrimaryKeyConstraint('content_versions_place', ['owner_type', 'owner_id', 'number'])
    .execute();

  await db.schema
    .createTable('content_editing')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('seen_at', text, required)
    .addPrimaryKeyConstraint('content_editing_place', ['owner_type', 'owner_id', 'staff_id'])
    .execute();
}

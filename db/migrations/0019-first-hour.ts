import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const ofSchool: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');

  // A school without a row was there before there was a beginning to have: it is public, and its first hour is over.
  await db.schema
    .createTable('school_beginnings')
    .addColumn('school_code', text, (column) => column.primaryKey().references('schools.code'))
    .addColumn('began_at', text, required)
    .addColumn('public_since', text)
    .addColumn('put_away_at', text)
    .execute();

  // Who read through what the software had written and found it right, and which version that was.
  await db.schema
    .createTable('content_readings')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('school_code', text, ofSchool)
    .addColumn('version', count, required)
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('read_at', text, required)
    .addPrimaryKeyConstraint('content_readings_owner', ['owner_type', 'owner_id'])
    .execute();
}

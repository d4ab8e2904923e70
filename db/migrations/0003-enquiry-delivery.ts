import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const school: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');

  // Which enquiry a key or a text belongs to: the row decides who was first.
  await db.schema
    .createTable('enquiry_claims')
    .addColumn('school_code', text, school)
    .addColumn('claim', text, required)
    .addColumn('enquiry_id', text, required)
    .addColumn('claimed_at', text, required)
    .addPrimaryKeyConstraint('enquiry_claims_place', ['school_code', 'claim'])
    .execute();
  await db.schema.createIndex('enquiry_claims_age').on('enquiry_claims').column('claimed_at').execute();

  await db.schema
    .createTable('enquiry_rates')
    .addColumn('network', text, required)
    .addColumn('hour', text, required)
    .addColumn('posts', 'integer', required)
    .addPrimaryKeyConstraint('enquiry_rates_place', ['network', 'hour'])
    .execute();

  await db.schema
    .createTable('secrets')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('secret', text, required)
    .execute();

  await db.schema
    .createTable('self_tests')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, school)
    .addColumn('outcome', text, required)
    .addColumn('started_at', text, required)
    .addColumn('ended_at', text)
    .execute();

  // The visit that a mark belongs to: whoever finds its own there began it.
  await db.schema
    .alterTable('visit_marks')
    .addColumn('visit', text, (column) => column.notNull().defaultTo(''))
    .execute();
}

import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const required: ColumnBuilderCallback = (column) => column.notNull();

  // What came from one network within an hour or a day; more than may be counted is not written here.
  await db.schema
    .createTable('visit_rates')
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('network', text, required)
    .addColumn('period', text, required)
    .addColumn('visits', count, required)
    .addPrimaryKeyConstraint('visit_rates_place', ['school_code', 'network', 'period'])
    .execute();
  await db.schema.createIndex('visit_rates_age').on('visit_rates').column('period').execute();

  await db.schema
    .alterTable('visits_by_day')
    .addColumn('refused', count, (column) => column.notNull().defaultTo(0))
    .execute();
}

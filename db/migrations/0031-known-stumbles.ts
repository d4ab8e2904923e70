import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();

  // Who published although a family may stumble there: told once, and not again for the same thing.
  await db.schema
    .createTable('content_known')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('mark', text, required)
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('known_at', text, required)
    .addPrimaryKeyConstraint('content_known_mark', ['owner_type', 'owner_id', 'mark'])
    .execute();
}

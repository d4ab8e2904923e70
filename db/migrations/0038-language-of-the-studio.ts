import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  // In which the studio speaks to somebody of the staff.
  await db.schema
    .alterTable('staff_users')
    .addColumn('language', text, (column) => column.notNull().defaultTo('en'))
    .execute();
}

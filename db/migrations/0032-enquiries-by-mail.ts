import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  // How somebody of the staff wants to hear of enquiries: not at all, `at-once`, or `daily`.
  await db.schema
    .alterTable('staff_users')
    .addColumn('enquiry_mail', text, (column) => column.notNull().defaultTo(''))
    .execute();
}

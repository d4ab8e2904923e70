import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;

  // The half minute whose code was last taken: none of it or before it is taken again.
  await db.schema.alterTable('staff_two_factors').addColumn('used_step', count).execute();
  // When somebody last showed, in this very session, that they are who they are.
  await db.schema.alterTable('staff_sessions').addColumn('proved_at', text).execute();
  // Whoever is one today has as many days for a second step as somebody new.
  await db.schema.alterTable('staff_users').addColumn('administrator_since', text).execute();
  await sql`update staff_users set administrator_since = ${new Date().toISOString()}
    where role = 'administrator'`.execute(db);

  // What ended keeps nothing of what it was about; a mail to staff may have held a link that opens a door.
  await sql`update jobs set payload = '{}'
    where state = 'done' or (state = 'dead' and kind = 'send-staff-mail')`.execute(db);
}

import type { Kysely } from 'kysely';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>): Promise<void> {
  // How often in a row a job was begun and its process died: after two it is not begun again by itself.
  await db.schema
    .alterTable('jobs')
    .addColumn('unfinished_runs', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

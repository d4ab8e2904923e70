import type { Kysely } from 'kysely';

/** The look that a school has chosen; none of those that are there has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('schools').addColumn('look', 'text').execute();
}

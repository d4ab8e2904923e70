import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * A photo of an album has the words of a person, or is said to need none; what was only suggested goes. What is taken
 * out of an album can be put back. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();

  await db.schema
    .alterTable('attachments')
    .addColumn('decorative', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update attachments set alt = '' where owner_type = 'albums' and alt_confirmed = 0`.execute(db);

  await db.schema
    .createTable('removed_photos')
    .addColumn('removal_id', text, required)
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('album_id', text, required)
    .addColumn('media_id', text, required)
    .addColumn('position', 'integer', required)
    .addColumn('alt', text, required)
    .addColumn('caption', text, required)
    .addColumn('alt_confirmed', 'integer', required)
    .addColumn('released', 'integer', required)
    .addColumn('decorative', 'integer', required)
    .addColumn('removed_at', text, required)
    .addPrimaryKeyConstraint('removed_photos_key', ['removal_id', 'media_id'])
    .execute();
}

import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * The addresses that a file had before it was replaced or turned, and for a while what was there, so that it can be
 * undone; and which unused files somebody wants to keep. Frozen: a change to the schema is a new migration beside this
 * one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable('replaced_files')
    .addColumn('path', text, (column) => column.primaryKey())
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('media_id', text, (column) => column.notNull().references('media_files.id'))
    .addColumn('replaced_at', text, (column) => column.notNull())
    .addColumn('replaced_by', text, (column) => column.notNull())
    .addColumn('unturned_path', text)
    .addColumn('stored', text)
    .execute();
  await db.schema
    .createIndex('replaced_files_media')
    .on('replaced_files')
    .columns(['media_id', 'replaced_at'])
    .execute();
  await db.schema
    .createIndex('replaced_files_stored')
    .on('replaced_files')
    .columns(['replaced_at'])
    .where(sql.ref('stored'), 'is not', null)
    .execute();
  const files = db.schema.alterTable('media_files');
  await files.addColumn('kept_at', text).execute();
  await files.addColumn('kept_by', text, (column) => column.notNull().defaultTo('')).execute();
}

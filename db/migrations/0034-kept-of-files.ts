import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * Who withdrew a picture and why, and whether a paper holds text, are kept with the file. Frozen: a change to the schema
 * is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const files = db.schema.alterTable('media_files');
  await files.addColumn('withdrawn_by', text, (column) => column.notNull().defaultTo('')).execute();
  await files.addColumn('withdrawn_why', text, (column) => column.notNull().defaultTo('')).execute();
  await files.addColumn('holds_text', text).execute();
  await sql`update media_files set withdrawn_by = coalesce((select staff_name from audit_entries
      where action = 'withdraw-file' and subject_type = 'pictures' and subject_id = media_files.id
        and audit_entries.school_code = media_files.school_code
      order by at desc limit 1), '') where withdrawn_at is not null`.execute(db);
}

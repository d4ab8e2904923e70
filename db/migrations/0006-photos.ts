import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const key: ColumnBuilderCallback = (column) => column.primaryKey();
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const school: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');

  // A photo on its way into an album, by the id of its upload: sent again, it is known again.
  await db.schema
    .createTable('photo_uploads')
    .addColumn('id', text, key)
    .addColumn('school_code', text, school)
    .addColumn('album_id', text, (column) => column.notNull().references('albums.id').onDelete('cascade'))
    .addColumn('staff_id', text, required)
    .addColumn('name', text, required)
    .addColumn('bytes', count, required)
    .addColumn('batch', text, required)
    .addColumn('place', 'integer', required)
    .addColumn('state', text, required)
    .addColumn('media_id', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await db.schema
    .createIndex('photo_uploads_of')
    .on('photo_uploads')
    .columns(['album_id', 'state'])
    .execute();

  await db.schema
    .createTable('album_consents')
    .addColumn('id', text, key)
    .addColumn('school_code', text, school)
    .addColumn('album_id', text, required)
    // Without a reference, and with the name: who answered for it stays told when they are gone.
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('photos', 'integer', required)
    .addColumn('ticked_at', text, required)
    .execute();
  await db.schema
    .createIndex('album_consents_of')
    .on('album_consents')
    .columns(['album_id', 'ticked_at'])
    .execute();

  const yes: ColumnBuilderCallback = (column) => column.notNull().defaultTo(1);
  await db.schema.alterTable('attachments').addColumn('alt_confirmed', 'integer', yes).execute();
  // Not shown to the public before somebody has answered for everyone in it.
  await db.schema.alterTable('attachments').addColumn('released', 'integer', yes).execute();

  await db.schema.alterTable('media_files').addColumn('sharpness', 'integer').execute();
  await db.schema
    .alterTable('media_files')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('media_files').addColumn('unturned_path', text).execute();
  await db.schema.alterTable('media_files').addColumn('erased_at', text).execute();
  await db.schema.createIndex('media_files_unturned').on('media_files').column('unturned_path').execute();
}

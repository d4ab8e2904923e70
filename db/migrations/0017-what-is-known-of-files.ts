import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

interface Known {
  media_files: { id: string; name: string; sent_by: string };
  audit_entries: {
    action: string;
    after: string | null;
    subject_title: string;
    staff_name: string;
    id: string;
  };
}

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const files = db.schema.alterTable('media_files');
  // Where in a picture that lies which is to be seen, from the left and from the top, in hundredths.
  await files.addColumn('focus_x', 'integer').execute();
  await files.addColumn('focus_y', 'integer').execute();
  // What it was called when it came, and who sent it: told by the library, never by an address.
  await files.addColumn('name', text, (column) => column.notNull().defaultTo('')).execute();
  await files.addColumn('sent_by', text, (column) => column.notNull().defaultTo('')).execute();
  await db.schema
    .createIndex('media_files_newest')
    .on('media_files')
    .columns(['school_code', 'kind', 'created_at', 'id'])
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute();
  // Few photos wait for somebody to answer for them; they are found without reading the others.
  await db.schema
    .createIndex('attachments_unreleased')
    .on('attachments')
    .column('media_id')
    .where(sql.ref('released'), '=', 0)
    .execute();
  await tellOfPhotos(db as Kysely<Known>);
}

/** The record of what was done knows them of the photos of albums. */
async function tellOfPhotos(db: Kysely<Known>): Promise<void> {
  const sent = await db
    .selectFrom('audit_entries')
    .select(['after', 'subject_title', 'staff_name'])
    .where('action', '=', 'add-photo')
    .orderBy('id')
    .execute();
  for (const { after, subject_title, staff_name } of sent) {
    const id = /^\{"photo":"([^"]+)"\}$/.exec(after ?? '')?.[1];
    if (!id) continue;
    await db
      .updateTable('media_files')
      .set({ name: subject_title, sent_by: staff_name })
      .where('id', '=', id)
      .where('name', '=', '')
      .execute();
  }
}

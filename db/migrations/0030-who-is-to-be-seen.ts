import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * Who is to be seen in a picture is asked once, of the picture, and kept with it. What was public before that was asked
 * stays public, and says so. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const files = db.schema.alterTable('media_files');
  await files.addColumn('consent', text).execute();
  await files.addColumn('consent_by_id', text, (column) => column.notNull().defaultTo('')).execute();
  await files.addColumn('consent_by', text, (column) => column.notNull().defaultTo('')).execute();
  await files.addColumn('consent_at', text).execute();
  await takeFromAlbums(db as Kysely<Known>);
  await markShown(db as Kysely<Known>);
  await markScheduled(db as Kysely<Known>);
}

/** Whoever answered last for an album answered for the photos in it. */
async function takeFromAlbums(db: Kysely<Known>): Promise<void> {
  const ticked = await db
    .selectFrom('album_consents')
    .select(['album_id', 'staff_id', 'staff_name', 'ticked_at'])
    .orderBy('ticked_at')
    .execute();
  for (const { album_id, staff_id, staff_name, ticked_at } of ticked)
    await db
      .updateTable('media_files')
      .set({
        consent: 'everyone',
        consent_by_id: staff_id,
        consent_by: staff_name,
        consent_at: ticked_at,
      })
      .where('kind', '=', 'image')
      .where('id', 'in', (of) =>
        of
          .selectFrom('attachments')
          .select('media_id')
          .where('owner_type', '=', 'albums')
          .where('owner_id', '=', album_id)
          .where('released', '=', 1),
      )
      .execute();
}

/** What something published shows, a page's fixed places among it. */
const markShown = (db: Kysely<Known>) =>
  sql`update media_files set consent = 'before' where consent is null and kind = 'image' and id in (
    select media_id from attachments where released = 1 and ((owner_type = 'pages' and owner_id like '%/%')
      or exists (select 1 from content_items where content_items.type = attachments.owner_type
        and content_items.id = attachments.owner_id and content_items.status = 'published'
        and content_items.deleted_at is null)))`.execute(db);

/** A change that has its time already comes at that time: nobody need be there to be asked. */
async function markScheduled(db: Kysely<Known>): Promise<void> {
  const drafts = await db
    .selectFrom('content_drafts')
    .select('fields')
    .where('due_at', 'is not', null)
    .execute();
  for (const { fields } of drafts)
    for (const [, id] of fields.matchAll(/"mediaId":"([^"]+)"/g))
      await db
        .updateTable('media_files')
        .set({ consent: 'before' })
        .where('id', '=', id!)
        .where('kind', '=', 'image')
        .where('consent', 'is', null)
        // Of an album's photo that still waits, nobody has said yes to anything.
        .where('id', 'not in', (of) =>
          of.selectFrom('attachments').select('media_id').where('released', '=', 0),
        )
        .execute();
}

interface Known {
  media_files: {
    id: string;
    kind: string;
    consent: string | null;
    consent_by_id: string;
    consent_by: string;
    consent_at: string | null;
  };
  attachments: { owner_type: string; owner_id: string; media_id: string; released: number };
  album_consents: { album_id: string; staff_id: string; staff_name: string; ticked_at: string };
  content_drafts: { fields: string; due_at: string | null };
}

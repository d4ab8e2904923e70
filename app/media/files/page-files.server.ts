import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import { attach, attachmentsOf, type NewAttachment } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';

/** The pictures and files in the slots of a page, by slot; an empty slot is missing. */
export type PageFiles = Partial<Record<string, Attachment>>;

export async function findPageFiles(
  db: Db,
  schoolCode: string,
  slots: readonly string[],
): Promise<PageFiles> {
  const filesOf = await attachmentsOf(
    db,
    schoolCode,
    'pages',
    slots.map((slot) => slotId(schoolCode, slot)),
  );
  return Object.fromEntries(
    slots.flatMap((slot) => filesOf(slotId(schoolCode, slot)).map((file) => [slot, file])),
  );
}

export async function findFileSizes(
  db: Db,
  schoolCode: string,
  mediaIds: readonly string[],
): Promise<Partial<Record<string, number>>> {
  const files = await db
    .selectFrom('media_files')
    .where('school_code', '=', schoolCode)
    .where('id', 'in', mediaIds)
    .select(['id', 'bytes'])
    .execute();
  return Object.fromEntries(files.map(({ id, bytes }) => [id, bytes]));
}

/** Puts a file into its slot, or empties the slot. */
export async function setPageFile(
  change: ContentChange,
  schoolCode: string,
  slot: string,
  file: NewAttachment | undefined,
): Promise<void> {
  const id = slotId(schoolCode, slot);
  await change
    .deleteFrom('attachments')
    .where('school_code', '=', schoolCode)
    .where('item_type', '=', 'pages')
    .where('item_id', '=', id)
    .execute();
  if (file) await attach(change, { type: 'pages', id }, [file]);
}

const slotId = (schoolCode: string, slot: string) => `${schoolCode}/${slot}`;

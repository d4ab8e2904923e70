import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { focusOf } from './focus.ts';
import type { Attachment } from './picture.ts';

type Role = Schema['attachments']['role'];

/** The files of many items at once, in their order; without those that were withdrawn or are hidden in their album. */
export async function attachmentsOf(
  db: Db,
  schoolCode: string,
  itemType: string,
  itemIds: string[],
  role: Role = 'attachments',
): Promise<(itemId: string) => Attachment[]> {
  const byItem = new Map<string, Attachment[]>();
  if (itemIds.length > 0) {
    const rows = await selectFiles(db, schoolCode)
      .where('attachments.item_type', '=', itemType)
      .where('attachments.item_id', 'in', itemIds)
      .where('attachments.role', '=', role)
      .orderBy('attachments.item_id')
      .orderBy('attachments.position')
      .execute();
    for (const { item_id, ...row } of rows) {
      const files = byItem.get(item_id);
      const file = asAttachment(row);
      if (files) files.push(file);
      else byItem.set(item_id, [file]);
    }
  }
  return (itemId) => byItem.get(itemId) ?? [];
}

/** The first picture that may be shown and the number of them, for each item: all that a card needs. */
export async function coversOf(
  db: Db,
  schoolCode: string,
  itemType: string,
  itemIds: string[],
): Promise<(itemId: string) => { cover: Attachment | undefined; count: number }> {
  const firstAndCount = new Map<string, { first: number; count: number }>();
  const covers = new Map<string, Attachment>();
  if (itemIds.length > 0) {
    const counted = await db
      .selectFrom('attachments')
      .innerJoin('media_files', (join) =>
        join
          .onRef('media_files.school_code', '=', 'attachments.school_code')
          .onRef('media_files.id', '=', 'attachments.media_id'),
      )
      .where('attachments.school_code', '=', schoolCode)
      .where('attachments.item_type', '=', itemType)
      .where('attachments.item_id', 'in', itemIds)
      .where('attachments.role', '=', 'attachments')
      .where('attachments.hidden', '=', 0)
      .where('media_files.withdrawn_at', 'is', null)
      .where('media_files.kind', '=', 'image')
      .groupBy('attachments.item_id')
      .select((eb) => [
        'attachments.item_id',
        eb.fn.min('attachments.position').as('first'),
        eb.fn.countAll<number>().as('count'),
      ])
      .execute();
    for (const { item_id, first, count } of counted) firstAndCount.set(item_id, { first, count });
    const firsts = [...new Set(counted.map((row) => row.first))];
    if (firsts.length > 0) {
      // Two plain lists, so that both engines go straight to these few rows; pairs that do not belong together are
      // dropped below.
      const candidates = await selectFiles(db, schoolCode)
        .select('attachments.position')
        .where('attachments.item_type', '=', itemType)
        .where('attachments.item_id', 'in', [...firstAndCount.keys()])
        .where('attachments.role', '=', 'attachments')
        .where('attachments.position', 'in', firsts)
        .execute();
      for (const { item_id, position, ...file } of candidates) {
        if (firstAndCount.get(item_id)?.first === position) covers.set(item_id, asAttachment(file));
      }
    }
  }
  return (itemId) => ({ cover: covers.get(itemId), count: firstAndCount.get(itemId)?.count ?? 0 });
}

function selectFiles(db: Db, schoolCode: string) {
  return db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .where('attachments.school_code', '=', schoolCode)
    .where('attachments.hidden', '=', 0)
    .where('media_files.withdrawn_at', 'is', null)
    .select((eb) => [
      'attachments.item_id',
      'media_files.id as mediaId',
      'media_files.path',
      'media_files.kind',
      'attachments.alt',
      'attachments.caption',
      eb.fn.coalesce('media_files.width', eb.lit(0)).as('width'),
      eb.fn.coalesce('media_files.height', eb.lit(0)).as('height'),
      'media_files.placeholder',
      'media_files.focus_x',
      'media_files.focus_y',
    ]);
}

function asAttachment({
  focus_x,
  focus_y,
  ...file
}: Attachment & { focus_x: number | null; focus_y: number | null }): Attachment {
  const focus = focusOf(focus_x, focus_y);
  return focus ? { ...file, focus } : file;
}

export interface NewAttachment {
  mediaId: string;
  alt: string;
  caption?: string;
  /** It adds nothing to the text next to it. */
  decorative?: boolean;
}

/** Gives an item its files, in this order. */
export async function attach(
  change: ContentChange,
  itemRef: { type: string; id: string; role?: Role },
  files: NewAttachment[],
): Promise<void> {
  if (files.length === 0) return;
  await change
    .insertInto('attachments')
    .values(
      files.map((file, position) => ({
        school_code: change.schoolCode,
        item_type: itemRef.type,
        item_id: itemRef.id,
        role: itemRef.role ?? 'attachments',
        position,
        media_id: file.mediaId,
        alt: file.alt,
        caption: file.caption ?? '',
        decorative: file.decorative ? 1 : 0,
      })),
    )
    .execute();
}

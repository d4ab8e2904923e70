import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow, type ItemKey } from '#app/publishing/items/rows.server.ts';
import { type SectionDeclarations, type Segment, segmentsOf } from './segments.ts';
import { isTranslated, realignTranslations } from './translations.server.ts';

/** The published texts of an item, including those of its files; undefined if it does not exist. */
export async function findSegments(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
  declared?: SectionDeclarations,
): Promise<Segment[] | undefined> {
  const row = await findRow(db, type, itemKey);
  if (!row) return undefined;
  const files = await db
    .selectFrom('attachments')
    .select(['media_id as mediaId', 'alt', 'caption'])
    .where('school_code', '=', itemKey.schoolCode)
    .where('item_type', '=', type.name)
    .where('item_id', '=', itemKey.id)
    .orderBy('role')
    .orderBy('position')
    .execute();
  return segmentsOf(type, row.texts, files, declared);
}

/** Must be called in the change that writes an item, or the texts of its files. */
export async function syncTranslations(change: ContentChange, type: ContentType, id: string): Promise<void> {
  const itemRef = { schoolCode: change.schoolCode, type: type.name, id };
  if (!(await isTranslated(change, itemRef))) return;
  const segments = await findSegments(change, type, itemRef);
  if (segments) await realignTranslations(change, itemRef, segments);
}

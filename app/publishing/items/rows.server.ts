import { readDay } from '#app/core/time/days.ts';
import { wellFormed } from '#app/core/text/well-formed.ts';
import { type DbOrTransaction, engineOf } from '#app/platform/db/database.ts';
import type { ContentItemTable } from '#app/platform/db/schema.ts';
import { addressFieldOf, type ContentType, declaredTexts } from '#app/publishing/content-type.ts';
import { cleanTexts } from '#app/publishing/drafts/clean-texts.server.ts';
import { chosenLanguage } from '#app/publishing/chosen-language.ts';
import { languageOfItem } from '#app/publishing/translations/language-of-item.ts';

/** An item's row, with its texts parsed. */
export type Row = Omit<ContentItemTable, 'fields'> & { texts: Record<string, string> };
export interface ItemKey {
  schoolCode: string;
  id: string;
}

export async function findRow(
  db: DbOrTransaction,
  type: ContentType,
  { schoolCode, id }: ItemKey,
  { lock }: LockOptions = {},
): Promise<Row | undefined> {
  const query = db
    .selectFrom('content_items')
    .selectAll()
    .where('type', '=', type.name)
    .where('school_code', '=', schoolCode)
    .where('id', '=', id);
  // On SQLite, a change to content runs alone anyway.
  const found = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!found) return undefined;
  const { fields: _, ...head } = found;
  return { ...head, texts: readTexts(found) };
}

/** `lock`: to change it in this transaction; simultaneous requests run one after the other. */
export interface LockOptions {
  lock?: boolean;
}

/** The error names the item, which could be any of thousands. */
export function readTexts({ type, id, fields }: Pick<ContentItemTable, 'type' | 'id' | 'fields'>) {
  try {
    return JSON.parse(fields) as Record<string, string>;
  } catch (error) {
    throw new Error(`The texts of ${type} ${id} cannot be read`, { cause: error });
  }
}

/** Only the texts, without files; for lists, and for tests of the row itself. False if it exists already. */
export async function insertRow(
  db: DbOrTransaction,
  type: ContentType,
  { texts, now, ...itemKey }: ItemKey & { now: Date; texts: Record<string, string> },
): Promise<boolean> {
  const inserted = await db
    .insertInto('content_items')
    .values(newRow(type, { ...itemKey, now, texts }))
    .onConflict((conflict) => conflict.columns(['school_code', 'type', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The row of a new item: a draft. */
export function newRow(
  type: ContentType,
  { schoolCode, id, now, texts }: ItemKey & { now: Date; texts: Record<string, string> },
): ContentItemTable {
  const at = now.toISOString();
  return {
    type: type.name,
    id,
    school_code: schoolCode,
    status: 'draft',
    publish_from: at,
    expire_at: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    position: 0,
    ...textColumns(type, texts),
  };
}

export async function updateRow(
  db: DbOrTransaction,
  type: ContentType,
  { schoolCode, id }: ItemKey,
  columns: Partial<ContentItemTable>,
): Promise<void> {
  await db
    .updateTable('content_items')
    .set(columns)
    .where('type', '=', type.name)
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .execute();
}

/** The declared texts only, plus the columns that lists use. */
export function textColumns(type: ContentType, texts: Record<string, string>) {
  const declared = cleanTexts(type, declaredTexts(type, texts));
  const dayIn = (name: string | undefined) => (name && readDay(declared[name] ?? '')) || '';
  const day = dayIn(type.day);
  const title = wellFormed(declared[type.title] ?? '');
  return {
    title,
    language: languageOfItem(type, texts),
    day,
    last_day: (type.order === 'coming-next' && (dayIn(type.lastDay) || day)) || null,
    fields: JSON.stringify({ ...declared, ...chosenLanguage(texts) }),
    address: declared[addressFieldOf(type) ?? ''] || null,
  };
}

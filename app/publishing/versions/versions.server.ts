import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { type Fields, parseFields } from '#app/publishing/fields.ts';

export interface Author {
  id: string;
  name: string;
}

export interface Version {
  number: number;
  reason: Schema['content_versions']['reason'];
  by: string;
  at: string;
}

/** Newest first. */
export async function listVersions(db: DbOrTransaction, itemRef: ItemRef): Promise<Version[]> {
  return db
    .selectFrom('content_versions')
    .select(['number', 'reason', 'staff_name as by', 'at'])
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
}

export async function findVersion(
  db: DbOrTransaction,
  itemRef: ItemRef,
  number: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .select('fields')
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.fields;
}

export async function findVersionFields(
  db: DbOrTransaction,
  itemRef: ItemRef,
  number: number,
): Promise<Fields | undefined> {
  const fields = await findVersion(db, itemRef, number);
  return fields === undefined ? undefined : parseFields(fields);
}

/** 0 if it was never published from here. */
export async function lastVersion(db: DbOrTransaction, itemRef: ItemRef): Promise<number> {
  const { last } = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function saveVersion(
  db: DbOrTransaction,
  itemRef: ItemRef,
  version: { reason: Version['reason']; fields: object; by: Author; at: string },
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({
      item_type: itemRef.type,
      item_id: itemRef.id,
      number: (await lastVersion(db, itemRef)) + 1,
      school_code: itemRef.schoolCode,
      reason: version.reason,
      fields: JSON.stringify(version.fields),
      staff_id: version.by.id,
      staff_name: version.by.name,
      at: version.at,
    })
    .execute();
}

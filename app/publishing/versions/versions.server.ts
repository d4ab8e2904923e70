import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { documentColumns, type DocumentRef } from '#app/publishing/document-ref.ts';
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
export async function listVersions(db: DbOrTransaction, itemRef: DocumentRef): Promise<Version[]> {
  return db
    .selectFrom('content_versions')
    .select(['number', 'reason', 'staff_name as by', 'at'])
    .where((eb) => eb.and(documentColumns(itemRef)))
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
}

export async function findVersionFields(
  db: DbOrTransaction,
  itemRef: DocumentRef,
  number: number,
): Promise<Fields | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .select('fields')
    .where((eb) => eb.and(documentColumns(itemRef)))
    .where('number', '=', number)
    .executeTakeFirst();
  return row && parseFields(row.fields);
}

/** 0 if it was never published from here. */
export async function lastVersion(db: DbOrTransaction, itemRef: DocumentRef): Promise<number> {
  const { last } = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where((eb) => eb.and(documentColumns(itemRef)))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function saveVersion(
  db: DbOrTransaction,
  itemRef: DocumentRef,
  version: { reason: Version['reason']; fields: object; by: Author; at: string },
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({
      ...documentColumns(itemRef),
      number: (await lastVersion(db, itemRef)) + 1,
      reason: version.reason,
      fields: JSON.stringify(version.fields),
      staff_id: version.by.id,
      staff_name: version.by.name,
      at: version.at,
    })
    .execute();
}

import type { Transaction } from 'kysely';
import { cleanRichText } from '#app/core/rich-text.server.ts';
import { type Db, engineOf } from '#app/platform/db/database.ts';
import type { ContentColumns, Schema } from '#app/platform/db/schema.ts';
import { type ContentType, isFilesField } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';

export type Asker = Db | Transaction<Schema>;
export type Row = ContentColumns & Record<string, string | null>;
export interface Place {
  schoolCode: string;
  id: string;
}

const COMMON = [
  'id',
  'school_code',
  'status',
  'publish_from',
  'expire_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** The tables have these columns in common; a declaration names the others. */
export const tableOf = (type: ContentType) => type.table as 'news_items';

export async function findRow(
  db: Asker,
  type: ContentType,
  { schoolCode, id }: Place,
  { lock }: Locking = {},
): Promise<Row | undefined> {
  const query = db
    .selectFrom(tableOf(type))
    .select([...COMMON, ...(columnsOf(type) as 'title'[])])
    .where('school_code', '=', schoolCode)
    .where('id', '=', id);
  // A change to content on SQLite is alone from its beginning.
  const row = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row as Row | undefined;
}

/** `lock`: to change it in this transaction; who presses twice comes one after the other. */
export interface Locking {
  lock?: boolean;
}

/** The texts alone, of what nobody sees yet: for lists, and for whoever looks at the row itself. False if it is there. */
export async function insertRow(
  db: Asker,
  type: ContentType,
  place: Place & { now: Date; fields: Fields },
): Promise<boolean> {
  const at = place.now.toISOString();
  const inserted = await db
    .insertInto(tableOf(type))
    .values({
      ...(textColumns(type, place.fields) as {
        title: string;
        description: string;
        date: string;
        from_date: string;
      }),
      id: place.id,
      school_code: place.schoolCode,
      status: 'draft',
      publish_from: at,
      expire_at: null,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateRow(
  db: Asker,
  type: ContentType,
  { schoolCode, id }: Place,
  columns: Partial<ContentColumns> & Record<string, string | null>,
): Promise<void> {
  await db
    .updateTable(tableOf(type))
    .set(columns)
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .execute();
}

export function textColumns(type: ContentType, fields: Fields): Record<string, string> {
  return Object.fromEntries(
    type.fields.flatMap((field) => {
      if (isFilesField(field)) return [];
      const text = textOf(fields, field.name);
      return [[field.column, field.kind === 'rich' ? cleanRichText(text) : text]];
    }),
  );
}

const columnsOf = (type: ContentType) =>
  type.fields.flatMap((field) => (isFilesField(field) ? [] : [field.column]));

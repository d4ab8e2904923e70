import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';

/** The files of a form and the logo of a profile are both written like this, in drafts and in versions. */
const MENTION = /"mediaId":"([^"]+)"/g;
const ROWS_AT_ONCE = 200;

/** The files that an item's draft and versions name. */
export async function listMentionedBy(
  db: DbOrTransaction,
  itemRef: { schoolCode: string; type: string; id: string },
): Promise<string[]> {
  const { rows } = await sql<{ fields: string }>`
    select fields from content_drafts
    where school_code = ${itemRef.schoolCode} and item_type = ${itemRef.type} and item_id = ${itemRef.id}
    union all
    select fields from content_versions
    where school_code = ${itemRef.schoolCode} and item_type = ${itemRef.type} and item_id = ${itemRef.id}`.execute(
    db,
  );
  return rows.flatMap(({ fields }) => mentionsIn(fields));
}

/** The files among these that any draft or version names: they may be wanted again. */
export async function findMentioned(
  db: DbOrTransaction,
  schoolCode: string,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const found = new Set<string>();
  if (ids.size === 0) return found;
  for (const table of ['content_drafts', 'content_versions'] as const)
    for await (const fields of fieldsWithFiles(db, schoolCode, table))
      for (const id of mentionsIn(fields)) if (ids.has(id)) found.add(id);
  return found;
}

export const mentionsIn = (fields: string) => [...fields.matchAll(MENTION)].map(([, id]) => id!);

async function* fieldsWithFiles(
  db: DbOrTransaction,
  schoolCode: string,
  table: 'content_drafts' | 'content_versions',
) {
  const key = ['item_type', 'item_id', ...(table === 'content_versions' ? ['number'] : [])];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let beyond = sql`item_type > ''`;
  for (;;) {
    const { rows } = await sql<Record<string, string | number> & { fields: string }>`
      select ${columns}, fields from ${sql.table(table)} 
      where school_code = ${schoolCode} and language = '' and ${beyond} and fields like '%"mediaId":"%'
      order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    for (const { fields } of rows) yield fields;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    beyond = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
    await othersTurn();
  }
}

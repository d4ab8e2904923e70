import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * The language that an item was written in stands in its head, so that what is not translated can be counted; and a
 * form that saves a translation by itself is known, so that it never stands in its own way. Frozen: a change to the
 * schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable('content_items')
    .addColumn('language', text, (column) => column.notNull().defaultTo('en'))
    .execute();
  await db.schema
    .alterTable('content_translations')
    .addColumn('editor', text, (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ type: string; id: string; title: string }>`select type, id, title
    from content_items where ${hasDevanagari(engine)}`.execute(db);
  for (const { type, id } of rows.filter((row) => isHindi(row.title)))
    await sql`update content_items set language = 'hi' where type = ${type} and id = ${id}`.execute(db);
  // The texts stand before it in a row: who only counts must not read past them.
  await db.schema
    .createIndex('content_items_language')
    .on('content_items')
    .columns(['school_code', 'type', 'language', 'status', 'deleted_at', 'expire_at', 'updated_at', 'id'])
    .execute();
}

const hasDevanagari = (engine: Engine) =>
  engine === 'postgres' ? sql`title ~ '[\u0900-\u097f]'` : sql`title glob '*[\u0900-\u097f]*'`;

function isHindi(title: string): boolean {
  const count = (script: RegExp) => title.match(script)?.length ?? 0;
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu);
}

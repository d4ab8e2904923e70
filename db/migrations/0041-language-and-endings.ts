import { type Kysely, sql } from 'kysely';
import { contentTypes } from '#app/content-types.ts';
import { stemsOf } from '#app/core/text/hindi-endings.ts';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { indexWords } from '#app/core/text/search-text.ts';
import type { Engine } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { languageOfItem } from '#app/publishing/translations/language-of-item.ts';

/**
 * Items are in the language of all their text, no longer of their title alone; and Hindi words are found by their
 * other forms, छुट्टियाँ by छुट्टी. What has no Hindi in it stays as it is. Frozen: a change to the schema is a new
 * migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const type of contentTypes)
    await inBatches(db, engine, type.name, async (row) => {
      const texts = JSON.parse(row.fields) as Record<string, string>;
      const language = languageOfItem(type, texts);
      if (language !== row.language)
        await sql`update content_items set language = ${language}
          where type = ${type.name} and id = ${row.id}`.execute(db);
      if (type.search) await indexForms(db, engine, type, { ...row, texts });
    });
  await indexEnquiries(db, engine);
}

interface Row {
  id: string;
  fields: string;
  language: string;
  search_key: number | null;
}

async function indexForms(
  db: Kysely<unknown>,
  engine: Engine,
  type: ContentType,
  { id, search_key, texts }: Row & { texts: Record<string, string> },
): Promise<void> {
  const { rows } = await sql<{ said: string }>`select said from content_translations
    where owner_type = ${type.name} and owner_id = ${id} and published_at is not null`.execute(db);
  const said = [texts, ...rows.map((row) => JSON.parse(row.said) as Record<string, string>)];
  const words = indexWords(
    ...said.flatMap((each) => (type.search ?? []).map((name) => plainFrom(each[name] ?? ''))),
  );
  if (!words.some((word) => stemsOf(word).length > 0)) return;
  if (engine === 'postgres')
    await sql`update content_items set search = search || array_to_tsvector(string_to_array(${words.join(' ')}, ' '))
      where type = ${type.name} and id = ${id} and length(search) > 0`.execute(db);
  else if (search_key !== null)
    await sql`insert or replace into content_search (rowid, words)
      values (${search_key}, ${words.join(' ')})`.execute(db);
}

async function indexEnquiries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; search: string }>`select id, search from enquiries
      where id > ${after} and ${hasHindi(engine, 'search')} order by id limit ${ROWS_AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    for (const { id, search } of rows) {
      const words = search.split(' ');
      const forms = [...new Set([...words, ...words.flatMap(stemsOf)])].join(' ');
      await sql`update enquiries set search = ${forms} where id = ${id}`.execute(db);
    }
    after = rows.at(-1)!.id;
  }
}

const ROWS_AT_ONCE = 500;

async function inBatches(
  db: Kysely<unknown>,
  engine: Engine,
  type: string,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const key = engine === 'sqlite' ? sql.ref('search_key') : sql`null`;
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`select id, fields, language, ${key} as search_key from content_items
      where type = ${type} and id > ${after} and (${hasHindi(engine, 'fields')}
        or exists (select 1 from content_translations where owner_type = content_items.type
          and owner_id = content_items.id and language = 'hi' and published_at is not null))
      order by id limit ${ROWS_AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    for (const row of rows) await work(row);
    after = rows.at(-1)!.id;
  }
}

const hasHindi = (engine: Engine, column: string) =>
  engine === 'postgres'
    ? sql`${sql.ref(column)} ~ '[\u0900-\u097f]'`
    : sql`${sql.ref(column)} glob '*[\u0900-\u097f]*'`;

import { type Kysely, sql } from 'kysely';
import { indexWords } from '#app/core/text/search-text.ts';
import type { Engine } from '#app/platform/db/database.ts';

const searched = { albums: 'date', news_items: 'from_date' } as const;
type Searched = keyof typeof searched;

/**
 * An index of words for albums and news. The words come folded from JavaScript, so neither engine's own idea
 * of letters matters. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const addIndex = engine === 'sqlite' ? addSqliteIndex : addPostgresIndex;
  for (const table of Object.keys(searched) as Searched[]) await addIndex(db, table);
}

/**
 * FTS5 walks its matches by rowid alone. Ours begins with the day, so that it walks them newest first and can
 * leave the other years aside; `search_key` leads from there to the row.
 */
async function addSqliteIndex(db: Kysely<unknown>, table: Searched): Promise<void> {
  const [content, words] = [sql.table(table), sql.table(`${table}_search`)];
  const day = sql.ref(searched[table]);
  // One entry for each first letters of a word: what is typed is a beginning more often than not.
  await sql`create virtual table ${words} using fts5(words, content = '', contentless_delete = 1,
    detail = none, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii')`.execute(db);
  await sql`alter table ${content} add column search_key integer`.execute(db);
  await sql`update ${content} set search_key = numbered.search_key from (
    select id, ((substr(${day}, 1, 4) * 16 + substr(${day}, 6, 2)) * 32 + substr(${day}, 9, 2)) * 1048576
      + row_number() over (partition by ${day} order by id) as search_key from ${content}) as numbered
    where numbered.id = ${sql.ref(`${table}.id`)}`.execute(db);
  // Whether a match may be shown is read from this index, without the row.
  await sql`create index ${sql.ref(`${table}_found`)} on ${content}
    (search_key, school_code, status, publish_from, expire_at, deleted_at, ${day}, id)`.execute(db);
  // In the order of the keys: FTS5 writes a piece of its own whenever they go back.
  await inBatches(db, table, 'search_key', async (rows) => {
    for (const row of rows) {
      const found = indexWords(row.title, row.description).join(' ');
      await sql`insert into ${words} (rowid, words) values (${row.place}, ${found})`.execute(db);
    }
  });
}

async function addPostgresIndex(db: Kysely<unknown>, table: Searched): Promise<void> {
  const content = sql.table(table);
  await sql`alter table ${content} add column search tsvector not null default ''`.execute(db);
  await inBatches(db, table, 'id', async (rows) => {
    await sql`update ${content} set search = array_to_tsvector(string_to_array(given.words, ' '))
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(wordsWithSchool)}::text[]) as given (id, words)
      where ${sql.ref(`${table}.id`)} = given.id`.execute(db);
  });
  // Without a list of pending words, which every search would have to read to its end.
  await sql`create index ${sql.ref(`${table}_found`)} on ${content} using gin (search)
    with (fastupdate = off)`.execute(db);
}

interface Row {
  place: string | number;
  id: string;
  school_code: string;
  title: string;
  description: string;
}

/** Where many schools share a database their code is a word too, with a letter that no one can type. */
const wordsWithSchool = (row: Row) =>
  [`\ue000${row.school_code.toLowerCase()}`, ...indexWords(row.title, row.description)].join(' ');

async function inBatches(
  db: Kysely<unknown>,
  table: Searched,
  order: 'id' | 'search_key',
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const place = sql.ref(order);
  for (let after: string | number = order === 'id' ? '' : 0; ;) {
    const { rows }: { rows: Row[] } =
      await sql<Row>`select ${place} as place, id, school_code, title, description
      from ${sql.table(table)} where ${place} > ${after} order by ${place} limit 500`.execute(db);
    if (rows.length === 0) return;
    await work(rows);
    after = rows.at(-1)!.place;
  }
}

import { type Kysely, sql } from 'kysely';
import { foldForSearch, indexWords } from '#app/core/text/search-text.ts';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * What was written before Diwali, Deepawali and दीपावली found each other is indexed anew. Frozen: a change to the
 * table of school words is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const table of ['albums', 'news_items'])
    await inBatches<Content>(db, table, ['title', 'description', 'school_code'], (row) =>
      engine === 'sqlite' ? indexInSqlite(db, table, row) : indexInPostgres(db, table, row),
    );
  await inBatches<Enquiry>(db, 'enquiries', ['receipt', 'name', 'email', 'phone', 'message'], async (row) => {
    const { id, receipt, name, email, phone, message } = row;
    const digits = foldForSearch(phone).replace(/\D/g, '');
    const words = [...indexWords(receipt, name, email, phone, message), digits].join(' ');
    await sql`update enquiries set search = ${words} where id = ${id}`.execute(db);
  });
}

interface Content {
  id: string;
  school_code: string;
  title: string;
  description: string;
}
interface Enquiry {
  id: string;
  receipt: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

async function indexInSqlite(db: Kysely<unknown>, table: string, row: Content): Promise<void> {
  const words = indexWords(row.title, row.description).join(' ');
  await sql`insert or replace into ${sql.table(`${table}_search`)} (rowid, words)
    select search_key, ${words} from ${sql.table(table)} where id = ${row.id} and search_key is not null`.execute(
    db,
  );
}

async function indexInPostgres(db: Kysely<unknown>, table: string, row: Content): Promise<void> {
  const words = [`\ue000${row.school_code.toLowerCase()}`, ...indexWords(row.title, row.description)];
  await sql`update ${sql.table(table)} set search = array_to_tsvector(string_to_array(${words.join(' ')}, ' '))
    where id = ${row.id}`.execute(db);
}

async function inBatches<Row extends { id: string }>(
  db: Kysely<unknown>,
  table: string,
  columns: (keyof Row & string)[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const selected = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  for (let after = ''; ;) {
    const { rows }: { rows: Row[] } = await sql<Row>`select ${selected} from ${sql.table(table)}
      where id > ${after} order by id limit 500`.execute(db);
    for (const row of rows) await work(row);
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
  }
}

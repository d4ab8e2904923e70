import { type Kysely, sql } from 'kysely';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { soundKeys } from '#app/core/text/sound/sound-key.ts';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * What is found by its words is also found by how they sound, in either script. SQLite keeps that in an index of its
 * own, without beginnings; PostgreSQL beside the words. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite')
    await sql`create virtual table content_sounds using fts5(keys, content = '', contentless_delete = 1,
      detail = none, tokenize = 'ascii')`.execute(db);
  for (const [type, fields] of Object.entries(SEARCHED))
    await inBatches(db, engine, type, async (rows) => {
      const heard = rows.map(({ id, search_key, fields: kept }) => {
        const texts = JSON.parse(kept) as Record<string, string>;
        return { id, search_key, keys: soundKeys(...fields.map((name) => plainFrom(texts[name] ?? ''))) };
      });
      await (engine === 'postgres' ? addInPostgres(db, type, heard) : addInSqlite(db, heard));
    });
}

const SEARCHED = {
  albums: ['title', 'description'],
  news: ['title', 'description'],
  events: ['title', 'place', 'text'],
};

interface Row {
  id: string;
  day: string;
  fields: string;
  search_key: number | null;
}

type HeardRow = Pick<Row, 'id' | 'search_key'> & { keys: string[] };

async function addInPostgres(db: Kysely<unknown>, type: string, rows: HeardRow[]): Promise<void> {
  const keys = rows.map((row) => row.keys.map((key) => `\ue001${key}`).join(' '));
  await sql`update content_items
    set search = search || array_to_tsvector(string_to_array(given.keys, ' '))
    from unnest(${rows.map(({ id }) => id)}::text[], ${keys}::text[]) as given (id, keys)
    where content_items.type = ${type} and content_items.id = given.id and length(search) > 0`.execute(db);
}

async function addInSqlite(db: Kysely<unknown>, rows: HeardRow[]): Promise<void> {
  for (const { search_key, keys } of rows)
    if (search_key !== null)
      await sql`insert into content_sounds (rowid, keys) values (${search_key}, ${keys.join(' ')})`.execute(
        db,
      );
}

const ROWS_AT_ONCE = 500;

/** By their day: SQLite's index grows in that order without breaking into pieces. */
async function inBatches(
  db: Kysely<unknown>,
  engine: Engine,
  type: string,
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const key = engine === 'sqlite' ? sql.ref('search_key') : sql`null`;
  for (let after = { day: '', id: '' }; ;) {
    const { rows } = await sql<Row>`select id, day, fields, ${key} as search_key from content_items
      where type = ${type} and day <> '' and (day, id) > (${after.day}, ${after.id})
      order by day, id limit ${ROWS_AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    await work(rows);
    after = rows.at(-1)!;
  }
}

import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import { indexWords } from '#app/core/text/search-text.ts';
import type { Engine } from '#app/platform/db/database.ts';

/** The tables as they were: what their kind is called now, the field that is the title, the day, and all texts. */
const tables: Record<string, Kind> = {
  albums: {
    type: 'albums',
    title: 'title',
    day: 'date',
    isFound: true,
    texts: ['title', 'date', 'description'],
  },
  highlights: { type: 'highlights', title: 'title', texts: ['title'] },
  leadership_messages: {
    type: 'leadership',
    title: 'name',
    texts: ['category', 'name', 'designation', 'message'],
  },
  news_items: {
    type: 'news',
    title: 'title',
    day: 'from_date',
    isFound: true,
    texts: ['title', 'from_date', 'date', 'description'],
  },
  notifications: { type: 'notifications', title: 'title', texts: ['title', 'description', 'url'] },
  registrations: { type: 'registrations', title: 'title', texts: ['title', 'url'] },
  videos: { type: 'videos', title: 'title', day: 'date', texts: ['title', 'date', 'video_url'] },
};
const names: Record<string, string> = { from_date: 'fromDate', video_url: 'videoUrl' };

interface Kind {
  type: string;
  title: string;
  day?: string;
  isFound?: boolean;
  texts: string[];
}

/**
 * Seven tables become one. Items keep their ids, and so does all that belongs to them: files, drafts, versions. Frozen:
 * a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTable(db, engine);
  for (const [table, kind] of Object.entries(tables)) {
    const withKey = keysOf(kind);
    await inBatches(db, table, kind, async (rows) => {
      await insertRows(db, kind, rows);
      if (kind.isFound)
        await (engine === 'sqlite' ? indexInSqlite : indexInPostgres)(db, kind, rows.flatMap(withKey));
    });
    if (table === 'albums') await leadUploadsTo(db, engine);
    if (kind.isFound && engine === 'sqlite') await db.schema.dropTable(`${table}_search`).execute();
    await db.schema.dropTable(table).execute();
    if (kind.type !== table)
      for (const owned of ['attachments', 'content_drafts', 'content_versions', 'content_editing'])
        await sql`update ${sql.table(owned)} set owner_type = ${kind.type} where owner_type = ${table}`.execute(
          db,
        );
  }
  await createIndexes(db, engine);
}

async function createTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  await db.schema
    .createTable('content_items')
    .addColumn('type', text, required)
    .addColumn('id', text, required)
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('title', text, required)
    .addColumn('day', text, required)
    .addColumn('last_day', text)
    .addColumn('status', text, (column) => column.notNull().check(sql`status in ('draft', 'published')`))
    .addColumn('publish_from', text, required)
    .addColumn('expire_at', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .addColumn('deleted_at', text)
    .addColumn('fields', text, required)
    .addPrimaryKeyConstraint('content_items_place', ['type', 'id'])
    .execute();
  if (engine === 'postgres') {
    await sql`alter table content_items add column search tsvector not null default ''`.execute(db);
    return;
  }
  // Its keys begin with the kind and the day, so that matches are walked newest first; see `text-search.ts`.
  await sql`alter table content_items add column search_key integer`.execute(db);
  await sql`create virtual table content_search using fts5(words, content = '', contentless_delete = 1,
    detail = none, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii')`.execute(db);
}

/** Photos on their way refer to their album, and go with it. SQLite knows a reference only in a new table. */
async function leadUploadsTo(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const columns = sql`id, school_code, album_id, staff_id, name, bytes, batch, place, state, media_id, created_at,
    updated_at`;
  await db.schema
    .createTable('photo_uploads_anew')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('album_type', text, (column) => column.notNull().defaultTo('albums'))
    .addColumn('album_id', text, required)
    .addColumn('staff_id', text, required)
    .addColumn('name', text, required)
    .addColumn('bytes', engine === 'postgres' ? sql`bigint` : sql`integer`, required)
    .addColumn('batch', text, required)
    .addColumn('place', 'integer', required)
    .addColumn('state', text, required)
    .addColumn('media_id', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .addForeignKeyConstraint(
      'photo_uploads_album',
      ['album_type', 'album_id'],
      'content_items',
      ['type', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await sql`insert into photo_uploads_anew (${columns}) select ${columns} from photo_uploads`.execute(db);
  await db.schema.dropTable('photo_uploads').execute();
  await db.schema.alterTable('photo_uploads_anew').renameTo('photo_uploads').execute();
  await db.schema
    .createIndex('photo_uploads_of')
    .on('photo_uploads')
    .columns(['album_id', 'state'])
    .execute();
}

async function createIndexes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const judged = sql`id, publish_from, expire_at, deleted_at`;
  // A public list walks one of these from its newest end and needs no row to judge "live now".
  await sql`create index content_items_live on content_items
    (school_code, type, status, day, ${judged}) where deleted_at is null`.execute(db);
  await sql`create index content_items_live_by_month on content_items
    (school_code, type, status, substr(day, 6, 2), day, ${judged}) where deleted_at is null`.execute(db);
  await sql`create index content_items_latest on content_items
    (school_code, type, status, publish_from, id, expire_at, deleted_at)
    where deleted_at is null and day = ''`.execute(db);
  await sql`create index content_items_ahead on content_items
    (school_code, type, status, last_day, day, ${judged})
    where deleted_at is null and last_day is not null`.execute(db);
  // What was begun and never published, for whoever opens the studio.
  await sql`create index content_items_begun on content_items (school_code, updated_at, id, status, deleted_at)
    where deleted_at is null and status = 'draft'`.execute(db);
  // For "what falls due next". They begin with the moment, so that no list can take them for its own.
  await sql`create index content_items_begins on content_items (publish_from, school_code, status)
    where deleted_at is null`.execute(db);
  await sql`create index content_items_ends on content_items (expire_at, school_code, status)
    where deleted_at is null and expire_at is not null`.execute(db);
  if (engine === 'postgres')
    // Without a list of pending words, which every search would have to read to its end.
    await sql`create index content_items_found on content_items using gin (search)
      with (fastupdate = off)`.execute(db);
  // Whether a match may be shown is read from this index, without the row.
  else
    await sql`create index content_items_found on content_items
      (search_key, school_code, type, status, publish_from, expire_at, deleted_at, day, id)`.execute(db);
}

type Row = Record<string, string | null> & { id: string; school_code: string };

const HEAD = [
  'id',
  'school_code',
  'status',
  'publish_from',
  'expire_at',
  'created_at',
  'updated_at',
  'deleted_at',
];

async function insertRows(db: Kysely<unknown>, kind: Kind, rows: Row[]): Promise<void> {
  const columns = ['type', ...HEAD, 'title', 'day', 'fields'];
  const values = rows.map((row) => {
    const fields = Object.fromEntries(kind.texts.map((name) => [names[name] ?? name, row[name] ?? '']));
    const all = [kind.type, ...HEAD.map((name) => row[name]), row[kind.title], dayOf(kind, row)];
    return sql`(${sql.join([...all, JSON.stringify(fields)])})`;
  });
  await sql`insert into content_items (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(db);
}

/** A draft may have anything there. */
const dayOf = ({ day }: Kind, row: Row) => (day && DAY.test(row[day] ?? '') ? row[day]! : '');
const DAY = /^\d{4}-\d\d-\d\d$/;

const wordsOf = (row: Row) => indexWords(row['title'] ?? '', row['description'] ?? '');

interface Found {
  row: Row;
  key: number;
}

async function indexInPostgres(db: Kysely<unknown>, { type }: Kind, rows: Found[]): Promise<void> {
  const words = rows.map(({ row }) =>
    [`\ue000${row.school_code.toLowerCase()}/${type}`, ...wordsOf(row)].join(' '),
  );
  await sql`update content_items set search = array_to_tsvector(string_to_array(given.words, ' '))
    from unnest(${rows.map(({ row }) => row.id)}::text[], ${words}::text[]) as given (id, words)
    where content_items.type = ${type} and content_items.id = given.id`.execute(db);
}

async function indexInSqlite(db: Kysely<unknown>, { type }: Kind, rows: Found[]): Promise<void> {
  for (const { row, key } of rows) {
    await sql`update content_items set search_key = ${key} where type = ${type} and id = ${row.id}`.execute(
      db,
    );
    await sql`insert into content_search (rowid, words) values (${key}, ${wordsOf(row).join(' ')})`.execute(
      db,
    );
  }
}

/** Rows come by their day and get keys in that order: FTS5 writes a piece of its own whenever they go back. */
function keysOf(kind: Kind): (row: Row) => Found[] {
  let last = 0;
  return (row) => {
    const day = dayOf(kind, row);
    if (!day) return [];
    const [year, month, ofMonth] = day.split('-').map(Number) as [number, number, number];
    const first = kindKey(kind.type) + ((year * 16 + month) * 32 + ofMonth) * 2 ** 20;
    last = Math.max(last, first) + 1;
    return [{ row, key: last }];
  };
}

function kindKey(type: string): number {
  let place = 0;
  for (const letter of type) place = (place * 31 + letter.charCodeAt(0)) % 1021;
  return place * 2 ** 43;
}

async function inBatches(
  db: Kysely<unknown>,
  table: string,
  { day: order = 'publish_from', texts }: Kind,
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const columns = sql.join([...new Set([...HEAD, ...texts])].map((name) => sql.ref(name)));
  const by = sql.ref(order);
  for (let after = { by: '', id: '' }; ;) {
    const { rows }: { rows: Row[] } = await sql<Row>`select ${columns} from ${sql.table(table)}
      where (${by}, id) > (${after.by}, ${after.id}) order by ${by}, id limit 400`.execute(db);
    if (rows.length === 0) return;
    await work(rows);
    const last = rows.at(-1)!;
    after = { by: last[order] ?? '', id: last.id };
  }
}

import { type RawBuilder, sql } from 'kysely';
import type { DayFilter } from '#app/core/calendar.ts';
import { type Day, dayOfMonth, daysOf, monthOf, yearOf } from '#app/core/days.ts';
import { indexWords } from '#app/core/search-text.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import { type Db, type Engine, engineOf } from '#app/platform/db/database.ts';
import { type Asked, dayColumns, within } from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';
import { type Reading, readingsOf } from './search-readings.ts';

export type SearchedTable = 'albums' | 'news_items';

/** Beyond so many nobody turns pages, and counting on would cost more the more there are. */
export const MOST_MATCHES = 1000;

interface AskedMatches extends Asked, DayFilter {
  words: string[];
}

export interface Matches {
  /** Newest first, at most `MOST_MATCHES`. */
  ids: string[];
  /** Whether these are all. */
  isExact: boolean;
}

/** The live items that have all of these words, the last of them as the beginning of one; a year may be their own. */
export async function findMatches(db: Db, table: SearchedTable, asked: AskedMatches): Promise<Matches> {
  const { rows } = await selectMatches(engineOf(db), table, asked).execute(db);
  return { ids: rows.slice(0, MOST_MATCHES).map(({ id }) => id), isExact: rows.length <= MOST_MATCHES };
}

export function selectMatches(engine: Engine, table: SearchedTable, asked: AskedMatches) {
  const selects = readingsOf(asked).map(
    (reading) =>
      sql`select id, day from (${selectReading(engine, table, { ...asked, ...reading })}) as found`,
  );
  return sql<{ id: string }>`select id from (${sql.join(selects, sql` union `)}) as found
    order by day desc, id desc limit ${MOST_MATCHES + 1}`;
}

/** Words hold letters, digits and vowel signs alone, so nothing in them can be taken for an operator. */
function selectReading(engine: Engine, table: SearchedTable, asked: Asked & Reading) {
  const content = sql.table(table);
  const day = sql.ref(`${table}.${dayColumns[table]}`);
  const live = sql`${liveNow(table, asked.schoolCode, asked.now)}${within(table, asked)}`;
  const newest = sql`order by ${day} desc, id desc limit ${MOST_MATCHES + 1}`;
  if (asked.words.length === 0) return sql`select id, ${day} as day from ${content} where ${live} ${newest}`;
  if (engine === 'postgres') {
    const words = [schoolWord(asked.schoolCode), ...asked.words];
    const query = words.map((word) => `'${word}'`).join(' & ') + (asked.lastIsWhole ? '' : ':*');
    return sql`select id, ${day} as day from ${content} where search @@ ${query}::tsquery and ${live} ${newest}`;
  }
  const index = sql.table(`${table}_search`);
  const key = sql.ref(`${table}_search.rowid`);
  const query = asked.words.map((word) => `"${word}"`).join(' AND ') + (asked.lastIsWhole ? '' : ' *');
  return sql`select ${sql.ref(`${table}.id`)}, ${day} as day from ${index}
    cross join ${content} on ${sql.ref(`${table}.search_key`)} = ${key}
    where ${index} match ${query}${keysWithin(key, asked)} and ${live}
    order by ${key} desc limit ${MOST_MATCHES + 1}`;
}

export interface SearchedItem {
  id: string;
  schoolCode: string;
  day: Day;
  title: string;
  description: string;
}

/** To be called in the change that writes these rows, whenever their text or their day is written. */
export async function indexForSearch(
  change: ContentChange,
  table: SearchedTable,
  items: SearchedItem[],
): Promise<void> {
  const content = sql.table(table);
  if (engineOf(change) === 'postgres') {
    await sql`update ${content} set search = array_to_tsvector(string_to_array(given.words, ' '))
      from unnest(${items.map(({ id }) => id)}::text[], ${items.map(wordsWithSchool)}::text[]) as given (id, words)
      where ${sql.ref(`${table}.id`)} = given.id`.execute(change);
    return;
  }
  const index = sql.table(`${table}_search`);
  // In the order of their keys: FTS5 writes a piece of its own whenever they go back.
  for (const item of items.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const words = indexWords(item.title, item.description);
    const { known, key } = await keyOf(change, table, item);
    if (known !== null && known !== key)
      await sql`delete from ${index} where rowid = ${known}`.execute(change);
    await sql`update ${content} set search_key = ${key} where id = ${item.id}`.execute(change);
    await sql`insert or replace into ${index} (rowid, words) values (${key}, ${words.join(' ')})`.execute(
      change,
    );
  }
}

/** Where many schools share a database their code is a word too, with a letter that no one can type. */
const schoolWord = (schoolCode: string) => `\ue000${schoolCode.toLowerCase()}`;

const wordsWithSchool = (item: SearchedItem) =>
  [schoolWord(item.schoolCode), ...indexWords(item.title, item.description)].join(' ');

const KEYS_A_DAY = 2 ** 20;

/** A number that grows with the day, so that walking the matches by number is walking them by day. */
const firstKey = (day: Day) => ((yearOf(day) * 16 + monthOf(day)) * 32 + dayOfMonth(day)) * KEYS_A_DAY;

/** `and` the keys of the days that are asked for: what lies in another time is passed over without its row. */
function keysWithin(key: RawBuilder<unknown>, { year, month }: DayFilter) {
  if (year !== undefined) {
    const { first, end } = daysOf(year, month);
    return sql` and ${key} >= ${firstKey(first)} and ${key} < ${firstKey(end)}`;
  }
  return month === undefined ? sql`` : sql` and (${key} >> 25) & 15 = ${month}`;
}

/** The key an item has, and the one it is to have: its own while its day stands, else the next of its day. */
async function keyOf(change: ContentChange, table: SearchedTable, { id, day }: SearchedItem) {
  const [first, end] = [firstKey(day), firstKey(day) + KEYS_A_DAY];
  const content = sql.table(table);
  const { rows } = await sql<{ known: number | null; last: number | null }>`select
    (select search_key from ${content} where id = ${id}) as known,
    (select max(search_key) from ${content} where search_key >= ${first} and search_key < ${end}) as last
    `.execute(change);
  const { known, last } = rows[0]!;
  return { known, key: known !== null && known >= first && known < end ? known : (last ?? first) + 1 };
}

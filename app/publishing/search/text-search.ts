import { sql } from 'kysely';
import type { DayFilter } from '#app/core/time/calendar.ts';
import { type Day, dayOfMonth, daysOf, monthOf, readDay, yearOf } from '#app/core/time/days.ts';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { indexWords } from '#app/core/text/search-text.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Db, type Engine, engineOf } from '#app/platform/db/database.ts';
import { type Asked, type DatedType, within } from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';
import { type Reading, readingsOf } from './search-readings.ts';

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
export async function findMatches(db: Db, type: DatedType, asked: AskedMatches): Promise<Matches> {
  const { rows } = await selectMatches(engineOf(db), type, asked).execute(db);
  return { ids: rows.slice(0, MOST_MATCHES).map(({ id }) => id), isExact: rows.length <= MOST_MATCHES };
}

export function selectMatches(engine: Engine, type: DatedType, asked: AskedMatches) {
  const selects = readingsOf(asked).map(
    (reading) => sql`select id, day from (${selectReading(engine, type, { ...asked, ...reading })}) as found`,
  );
  return sql<{ id: string }>`select id from (${sql.join(selects, sql` union `)}) as found
    order by day desc, id desc limit ${MOST_MATCHES + 1}`;
}

/** Words hold letters, digits and vowel signs alone, so nothing in them can be taken for an operator. */
function selectReading(engine: Engine, type: DatedType, asked: Asked & Reading) {
  const live = sql`${liveNow(type, asked.schoolCode, asked.now)}${within(asked)}`;
  const newest = sql`order by day desc, id desc limit ${MOST_MATCHES + 1}`;
  if (asked.words.length === 0) return sql`select id, day from content_items where ${live} ${newest}`;
  if (engine === 'postgres') {
    const words = [placeWord(asked.schoolCode, type, asked), ...asked.words];
    const query = words.map((word) => `'${word}'`).join(' & ') + (asked.lastIsWhole ? '' : ':*');
    return sql`select id, day from content_items where search @@ ${query}::tsquery and ${live} ${newest}`;
  }
  const query = asked.words.map((word) => `"${word}"`).join(' AND ') + (asked.lastIsWhole ? '' : ' *');
  return sql`select content_items.id, content_items.day from content_search
    cross join content_items on content_items.search_key = content_search.rowid
    where content_search match ${query}${keysWithin(type, asked)} and ${live}
    order by content_search.rowid desc limit ${MOST_MATCHES + 1}`;
}

export interface SearchedItem {
  id: string;
  schoolCode: string;
  texts: Record<string, string>;
}

/** To be called in the change that writes these rows, whenever their texts are written. What has no day is not found. */
export async function indexForSearch(
  change: ContentChange,
  type: ContentType,
  written: SearchedItem[],
): Promise<void> {
  if (!type.search || !type.day) return;
  const { day: dayField, search } = type;
  const items = written.flatMap(({ id, schoolCode, texts }) => {
    const day = readDay(texts[dayField] ?? '');
    return day
      ? [{ id, schoolCode, day, words: indexWords(...search.map((name) => plainFrom(texts[name] ?? ''))) }]
      : [];
  });
  if (engineOf(change) === 'postgres') {
    const words = items.map(({ schoolCode, day, words: own }) =>
      [
        placeWord(schoolCode, type),
        placeWord(schoolCode, type, { year: yearOf(day), month: monthOf(day) }),
        ...own,
      ].join(' '),
    );
    await sql`update content_items set search = array_to_tsvector(string_to_array(given.words, ' '))
      from unnest(${items.map(({ id }) => id)}::text[], ${words}::text[]) as given (id, words)
      where content_items.type = ${type.name} and content_items.id = given.id`.execute(change);
    return;
  }
  // In the order of their keys: FTS5 writes a piece of its own whenever they go back.
  for (const { id, day, words } of items.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const { known, key } = await keyOf(change, type, { id, day });
    if (known !== null && known !== key)
      await sql`delete from content_search where rowid = ${known}`.execute(change);
    await sql`update content_items set search_key = ${key} where type = ${type.name} and id = ${id}`.execute(
      change,
    );
    await sql`insert or replace into content_search (rowid, words) values (${key}, ${words.join(' ')})`.execute(
      change,
    );
  }
}

/** Before its row goes. */
export async function forgetForSearch(change: ContentChange, { name }: DatedType, id: string): Promise<void> {
  if (engineOf(change) === 'sqlite')
    await sql`delete from content_search where rowid =
      (select search_key from content_items where type = ${name} and id = ${id})`.execute(change);
}

/**
 * Whose it is and what it is, as one word with a letter that no one can type, and another with its month: where kinds
 * and schools share a table, the index of words leads to none of the others.
 */
function placeWord(schoolCode: string, { name }: DatedType, { year, month }: DayFilter = {}): string {
  const kind = `\ue000${schoolCode.toLowerCase()}/${name}`;
  return year === undefined || month === undefined
    ? kind
    : `${kind}/${daysOf(year, month).first.slice(0, 7)}`;
}

const KEYS_A_DAY = 2 ** 20;
/** More than the days of ten thousand years need. */
const KEYS_A_KIND = 2 ** 43;
/** So that no key is larger than a number can tell exactly. */
const MOST_KINDS = 1021;

/**
 * A number that grows with the day, so that walking the matches by number is walking them by day. Each kind has a
 * stretch of its own; two whose names fall on the same one share it, and are told apart by their rows.
 */
const firstKey = (type: DatedType, day: Day) =>
  kindKey(type) + ((yearOf(day) * 16 + monthOf(day)) * 32 + dayOfMonth(day)) * KEYS_A_DAY;

function kindKey({ name }: DatedType): number {
  let place = 0;
  for (const letter of name) place = (place * 31 + letter.charCodeAt(0)) % MOST_KINDS;
  return place * KEYS_A_KIND;
}

/** `and` the keys of the days that are asked for: what lies elsewhere is passed over without its row. */
function keysWithin(type: DatedType, { year, month }: DayFilter) {
  const key = sql.ref('content_search.rowid');
  // A number from here is no integer to SQLite, and FTS5 leaps only to integers: else it would walk through the others.
  const between = (first: number, end: number) =>
    sql` and ${key} >= cast(${first} as integer) and ${key} < cast(${end} as integer)`;
  if (year !== undefined) {
    const { first, end } = daysOf(year, month);
    return between(firstKey(type, first), firstKey(type, end));
  }
  const ofKind = between(kindKey(type), kindKey(type) + KEYS_A_KIND);
  return month === undefined ? ofKind : sql`${ofKind} and (${key} >> 25) & 15 = ${month}`;
}

/** The key an item has, and the one it is to have: its own while its day stands, else the next of its day. */
async function keyOf(change: ContentChange, type: DatedType, { id, day }: { id: string; day: Day }) {
  const first = firstKey(type, day);
  const end = first + KEYS_A_DAY;
  const { rows } = await sql<{ known: number | null; last: number | null }>`select
    (select search_key from content_items where type = ${type.name} and id = ${id}) as known,
    (select max(search_key) from content_items where search_key >= ${first} and search_key < ${end}) as last
    `.execute(change);
  const { known, last } = rows[0]!;
  return { known, key: known !== null && known >= first && known < end ? known : (last ?? first) + 1 };
}

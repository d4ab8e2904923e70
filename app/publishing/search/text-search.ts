import { type RawBuilder, sql } from 'kysely';
import type { DayFilter } from '#app/core/time/calendar.ts';
import { type Day, monthOf, readDay, yearOf } from '#app/core/time/days.ts';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { stemsOf } from '#app/core/text/hindi-endings.ts';
import { indexWords } from '#app/core/text/search-text.ts';
import { soundKeys, soundQuery } from '#app/core/text/sound/sound-key.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Db, type Engine, engineOf } from '#app/platform/db/database.ts';
import { type ContentQuery, type DatedType, within } from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { keysOfDay, keysWithin, scopeWord, SOUND } from './search-scope.ts';
import { readingsOf } from './search-readings.ts';

/** Nobody turns more pages than this, and exact counting would cost more with every match. */
export const MAX_MATCHES = 1000;

interface MatchQuery extends ContentQuery, DayFilter {
  words: string[];
}

export interface Matches {
  /** Newest first, at most `MAX_MATCHES`. */
  ids: string[];
  /** Whether this is the exact number. */
  isExact: boolean;
}

export interface Found extends Matches {
  /** Whether nothing contains these words, and these results only sound like them. */
  isSimilar: boolean;
}

/** Items with these words; if there are none, items that sound like them, in either script. */
export async function findByWords(db: Db, type: DatedType, query: MatchQuery): Promise<Found> {
  const exact = await findMatches(db, type, query);
  if (exact.ids.length > 0) return { ...exact, isSimilar: false };
  const similar = await findSimilar(db, type, query);
  return { ...similar, isSimilar: similar.ids.length > 0 };
}

/** The live items that contain all of these words, the last of them as a prefix; a year may be the item's own. */
export async function findMatches(db: Db, type: DatedType, query: MatchQuery): Promise<Matches> {
  const { rows } = await selectMatches(engineOf(db), type, query).execute(db);
  return matchesOf(rows);
}

/** The live items that sound like these words, in either script. */
export async function findSimilar(db: Db, type: DatedType, query: MatchQuery): Promise<Matches> {
  const statement = selectSimilar(engineOf(db), type, query);
  return statement ? matchesOf((await statement.execute(db)).rows) : { ids: [], isExact: true };
}

const matchesOf = (rows: { id: string }[]): Matches => ({
  ids: rows.slice(0, MAX_MATCHES).map(({ id }) => id),
  isExact: rows.length <= MAX_MATCHES,
});

export function selectMatches(engine: Engine, type: DatedType, query: MatchQuery) {
  return newestOf(
    readingsOf(query).map((reading) => {
      const { words, lastIsWhole, ...time } = { ...query, ...reading };
      if (words.length === 0)
        return sql`select id, day from content_items where ${isLive(type, time)} ${NEWEST}`;
      const expression = wordQuery(engine, words, lastIsWhole);
      return selectFound(engine, type, time, 'content_search', expression);
    }),
  );
}

/** Each word, or the word that it is a form of; the last one is a prefix. */
function wordQuery(engine: Engine, words: string[], lastIsWhole: boolean): string {
  const [quote, and, or, goesOn] =
    engine === 'postgres' ? ([`'`, ' & ', ' | ', ':*'] as const) : ([`"`, ' AND ', ' OR ', ' *'] as const);
  const write = (word: string) => `${quote}${word}${quote}`;
  return words
    .map((word, at) => {
      const own = write(word) + (lastIsWhole || at < words.length - 1 ? '' : goesOn);
      const stems = stemsOf(word).map(write);
      return stems.length > 0 ? `(${[own, ...stems].join(or)})` : own;
    })
    .join(and);
}

/** Undefined if there is too little to search for. */
export function selectSimilar(engine: Engine, type: DatedType, query: MatchQuery) {
  const selects = readingsOf(query).flatMap((reading) => {
    const ways = soundQuery(reading.words);
    if (ways.length === 0) return [];
    return [
      selectFound(engine, type, { ...query, ...reading }, 'content_sounds', similarQuery(engine, ways)),
    ];
  });
  return selects.length > 0 ? newestOf(selects) : undefined;
}

/** Keys contain only small letters and digits, as words contain nothing that could be an operator. */
function similarQuery(engine: Engine, ways: string[][][]): string {
  const [and, or, write] =
    engine === 'postgres'
      ? ([' & ', ' | ', (key: string) => `'${SOUND}${key}'`] as const)
      : ([' AND ', ' OR ', (key: string) => `"${key}"`] as const);
  const way = (words: string[][]) => words.map((keys) => `(${keys.map(write).join(or)})`).join(and);
  return `(${ways.map((words) => `(${way(words)})`).join(or)})`;
}

function newestOf(selects: RawBuilder<unknown>[]) {
  const found = selects.map((select) => sql`select id, day from (${select}) as found`);
  return sql<{ id: string }>`select id from (${sql.join(found, sql` union `)}) as found ${NEWEST}`;
}

const NEWEST = sql`order by day desc, id desc limit ${sql.lit(MAX_MATCHES + 1)}`;

const isLive = (type: DatedType, query: ContentQuery & DayFilter) =>
  sql`${liveNow(type, query.schoolCode, query.now)}${within(query)}`;

/** Words contain only letters, digits and vowel signs, so nothing in them can be an operator. */
function selectFound(
  engine: Engine,
  type: DatedType,
  query: ContentQuery & DayFilter,
  index: 'content_search' | 'content_sounds',
  expression: string,
) {
  if (engine === 'postgres') {
    const placed = `'${scopeWord(query.schoolCode, type, query)}' & ${expression}`;
    return sql`select id, day from content_items
      where search @@ ${placed}::tsquery and ${isLive(type, query)} ${NEWEST}`;
  }
  const found = sql.table(index);
  return sql`select content_items.id, content_items.day from ${found}
    cross join content_items on content_items.search_key = ${found}.rowid
    where ${found} match ${expression}${keysWithin(index, type, query)} and ${isLive(type, query)}
    order by ${found}.rowid desc limit ${MAX_MATCHES + 1}`;
}

export interface SearchedItem {
  id: string;
  schoolCode: string;
  texts: Record<string, string>;
  /** The same fields in other languages: a word in any of them finds the item. */
  translations?: Record<string, string>[];
}

/** Everything of an item that is searched, in every language that it has. */
function searchedTexts(type: ContentType, { texts, translations = [] }: SearchedItem): string[] {
  return [texts, ...translations].flatMap((fields) =>
    (type.search ?? []).map((name) => plainFrom(fields[name] ?? '')),
  );
}

/**
 * Called in the change that writes these rows, whenever their texts are written. Items without a day are not searched.
 */
export async function indexForSearch(
  change: ContentChange,
  type: ContentType,
  written: SearchedItem[],
): Promise<void> {
  if (!type.search || !type.day) return;
  const { day: dayField } = type;
  const items = written.flatMap((item) => {
    const day = readDay(item.texts[dayField] ?? '');
    if (!day) return [];
    const texts = searchedTexts(type, item);
    const { id, schoolCode } = item;
    return [{ id, schoolCode, day, words: indexWords(...texts), keys: soundKeys(...texts) }];
  });
  if (engineOf(change) === 'postgres') {
    const words = items.map(({ schoolCode, day, words: own, keys }) =>
      [
        scopeWord(schoolCode, type),
        scopeWord(schoolCode, type, { year: yearOf(day), month: monthOf(day) }),
        ...own,
        ...keys.map((key) => `${SOUND}${key}`),
      ].join(' '),
    );
    await sql`update content_items set search = array_to_tsvector(string_to_array(given.words, ' '))
      from unnest(${items.map(({ id }) => id)}::text[], ${words}::text[]) as given (id, words)
      where content_items.school_code = ${change.schoolCode} and content_items.type = ${type.name}
        and content_items.id = given.id`.execute(change);
    return;
  }
  // In order of keys: FTS5 writes a new segment whenever they go back.
  for (const { id, day, words, keys } of items.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const { stored, key } = await keyOf(change, type, { id, day });
    if (stored !== null && stored !== key)
      for (const index of INDEXES) await sql`delete from ${index} where rowid = ${stored}`.execute(change);
    await sql`update content_items set search_key = ${key}
      where school_code = ${change.schoolCode} and type = ${type.name} and id = ${id}`.execute(change);
    await sql`insert or replace into content_search (rowid, words) values (${key}, ${words.join(' ')})`.execute(
      change,
    );
    await sql`insert or replace into content_sounds (rowid, keys) values (${key}, ${keys.join(' ')})`.execute(
      change,
    );
  }
}

/** Must be called before its row is deleted. */
export async function forgetForSearch(
  change: ContentChange,
  { name }: DatedType,
  { schoolCode, id }: { schoolCode: string; id: string },
): Promise<void> {
  if (engineOf(change) !== 'sqlite') return;
  for (const index of INDEXES)
    await sql`delete from ${index} where rowid =
      (select search_key from content_items
        where school_code = ${schoolCode} and type = ${name} and id = ${id})`.execute(change);
}

/** SQLite's indexes: of the words, and of their sounds. */
const INDEXES = [sql.table('content_search'), sql.table('content_sounds')];

/**
 * The key of an item, and the one it needs: its own if its day is unchanged, else the next of its day over all schools,
 * because they share the index.
 */
async function keyOf(change: ContentChange, type: DatedType, { id, day }: { id: string; day: Day }) {
  const { first, end } = keysOfDay(type, day);
  const { rows } = await sql<{ stored: number | null; last: number | null }>`select
    (select search_key from content_items
      where school_code = ${change.schoolCode} and type = ${type.name} and id = ${id}) as stored,
    (select max(search_key) from content_items where search_key >= ${first} and search_key < ${end}) as last
    `.execute(change);
  const { stored, last } = rows[0]!;
  return { stored, key: stored !== null && stored >= first && stored < end ? stored : (last ?? first) + 1 };
}

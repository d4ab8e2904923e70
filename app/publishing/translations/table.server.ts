import type { ItemRef } from '#app/platform/content/item-ref.ts';
import { sql } from 'kysely';
import { alternativeSpellings } from '#app/core/text/alternative-spellings.ts';
import type { Db } from '#app/platform/db/database.ts';
import { anyWay } from '#app/publishing/studio-list/in-texts.server.ts';
import type { Languages, Locale } from '#app/words/locales.ts';

/** `part`: public, but some of its segments were never translated. */
export type LanguageState = 'written' | 'older' | 'part' | 'draft' | 'missing';

export const ROWS_A_PAGE = 50;

export interface TranslationTableQuery {
  schoolCode: string;
  /** Those of the school. */
  languages: Languages;
  now: Date;
  /** The types, in order; only those of `kind` if one is requested. */
  types: readonly string[];
  show: 'all' | 'older' | 'missing';
  q: string;
  sort: 'changed' | 'kind' | 'read';
  page: number;
  /** The first day whose reads count. */
  readsSince: string;
  /** Types without their own page, and the item of the page that shows them. */
  shownOn: readonly { type: string; page: string }[];
}

export interface TranslationState {
  state: LanguageState;
  /** The number of outdated segments. */
  older: number;
  missing: number;
}

/** Every language of the school except the original one. */
export type ByLanguage<Value> = Partial<Record<Locale, Value>>;

export interface TableRow {
  type: string;
  id: string;
  title: string;
  /** The original language, and its state. */
  language: Locale;
  own: 'written' | 'draft';
  translations: ByLanguage<TranslationState>;
  /** The recent number of reads of its page; only if ordered by it. */
  reads: number;
}

/** Counts by state, grouped by original language. */
export interface Tally extends Pick<TableRow, 'language' | 'own'> {
  states: ByLanguage<LanguageState>;
  count: number;
}

export async function listTable(db: Db, query: TranslationTableQuery): Promise<TableRow[]> {
  if (query.types.length === 0) return [];
  const { languages } = query;
  const { rows } = await sql<
    Omit<TableRow, 'translations'> & Columns
  >`select t.type, t.id, t.title, t.language, ${OWN} as own, ${columnsOf(languages)},
    ${query.sort === 'read' ? readsOf(query) : sql`0`} as reads
    ${from(query)} and ${shown(query)}
    order by ${query.sort === 'read' ? sql`reads desc, ${LATEST}` : orderOf({ ...query, sort: query.sort })}
    limit ${ROWS_A_PAGE} offset ${(query.page - 1) * ROWS_A_PAGE}`.execute(db);
  return rows.map(({ type, id, title, language, own, reads, ...columns }) => ({
    type,
    id,
    title,
    language,
    own,
    reads: Number(reads),
    translations: readColumns(languages, language, columns),
  }));
}

function readsOf({ readsSince, shownOn }: Pick<TranslationTableQuery, 'readsSince' | 'shownOn'>) {
  const types = shownOn.map(({ type }) => sql`when ${type} then 'pages'`);
  const pages = shownOn.map(({ type, page }) => sql`when ${type} then ${page}`);
  const ofType =
    shownOn.length > 0 ? sql`case t.type ${sql.join(types, sql` `)} else t.type end` : sql`t.type`;
  const ofId = shownOn.length > 0 ? sql`case t.type ${sql.join(pages, sql` `)} else t.id end` : sql`t.id`;
  return sql`coalesce((select sum(r.views) from page_views as r where r.school_code = t.school_code
    and r.item_type = ${ofType} and r.item_id = ${ofId} and r.day >= ${readsSince}), 0)`;
}

/** Counts everything that is or may become public; past and deleted items need no translation. */
export async function tallyTable(
  db: Db,
  query: Pick<TranslationTableQuery, 'schoolCode' | 'languages' | 'now' | 'types' | 'q'>,
): Promise<Tally[]> {
  if (query.types.length === 0) return [];
  const { languages } = query;
  const states = sql.join(
    languages.map((language, index) => sql`${stateOf(language, index)} as ${column('state', index)}`),
  );
  const names = sql.join(languages.map((_language, index) => column('state', index)));
  const { rows } = await sql<
    Pick<Tally, 'language' | 'own' | 'count'> & Columns
  >`select language, own, ${names},
    count(*) as count from (select t.language as language, ${OWN} as own, ${states} ${from(query)}) as each_one
    group by language, own, ${names}`.execute(db);
  return rows.map(({ language, own, count, ...columns }) => ({
    language,
    own,
    states: byLanguage(languages, language, (index) => columns[`state${index}`] as LanguageState),
    count: Number(count),
  }));
}

/** A translation, by the item, the language that this is written in, and its own. */
export interface TranslationRef extends Pick<ItemRef, 'type' | 'id'> {
  from: Locale;
  into: Locale;
}

export interface OutdatedNeighbours {
  /** Its position among the outdated ones, from 1; undefined if it is not outdated. */
  number: number | undefined;
  total: number;
  previous: TranslationRef | undefined;
  next: TranslationRef | undefined;
}

/**
 * A translation's position among the outdated ones, in the order of the table. If it is not outdated, the
 * first is next.
 */
export async function findOutdatedNeighbours(
  db: Db,
  query: Pick<TranslationTableQuery, 'schoolCode' | 'languages' | 'now' | 'types'>,
  { type, id, into }: Omit<TranslationRef, 'from'>,
): Promise<OutdatedNeighbours> {
  const order = sql`order by ${LATEST}, x.language`;
  const { rows } = await sql<{
    type: string;
    id: string;
    from: Locale;
    into: Locale;
    number: number;
    total: number;
    before_type: string | null;
    before_id: string | null;
    before_from: Locale | null;
    before_into: Locale | null;
    next_type: string | null;
    next_id: string | null;
    next_from: Locale | null;
    next_into: Locale | null;
  }>`select * from (select t.type, t.id, t.language as "from", x.language as "into", row_number() over (${order}) as number,
      count(*) over () as total,
      lag(t.type) over (${order}) as before_type, lag(t.id) over (${order}) as before_id,
      lag(t.language) over (${order}) as before_from, lag(x.language) over (${order}) as before_into,
      lead(t.type) over (${order}) as next_type,
      lead(t.id) over (${order}) as next_id,
      lead(t.language) over (${order}) as next_from, lead(x.language) over (${order}) as next_into
      from content_items as t join content_translations as x
      on x.school_code = t.school_code and x.item_type = t.type and x.item_id = t.id and x.language <> t.language
      where ${isListed({ ...query, q: '' })} and x.language in (${sql.join(query.languages)})
      and x.published_at is not null and x.older > 0) as older_ones
    where number = 1 or (type = ${type} and id = ${id} and "into" = ${into}) order by number`.execute(db);
  const here = rows.find((row) => row.type === type && row.id === id && row.into === into);
  const refOf = (
    ofType: string | null | undefined,
    ofId: string | null | undefined,
    from: Locale | null | undefined,
    language: Locale | null | undefined,
  ) => (ofType && ofId && from && language ? { type: ofType, id: ofId, from, into: language } : undefined);
  const [first] = rows;
  if (!here)
    return {
      number: undefined,
      total: Number(first?.total ?? 0),
      previous: undefined,
      next: refOf(first?.type, first?.id, first?.from, first?.into),
    };
  return {
    number: Number(here.number),
    total: Number(here.total),
    previous: refOf(here.before_type, here.before_id, here.before_from, here.before_into),
    next: refOf(here.next_type, here.next_id, here.next_from, here.next_into),
  };
}

export interface TranslationStatus extends Pick<TableRow, 'language' | 'own' | 'translations'> {
  changedAt: string;
}

/** The state of these items in each language, by id. */
export async function translationStatuses(
  db: Db,
  { schoolCode, type, languages }: Pick<ItemRef, 'schoolCode' | 'type'> & { languages: Languages },
  ids: readonly string[],
): Promise<Map<string, TranslationStatus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<
    Pick<TranslationStatus, 'language' | 'own' | 'changedAt'> & { id: string } & Columns
  >`select t.id, t.language, ${OWN} as own, ${columnsOf(languages)}, t.updated_at as "changedAt"
    ${joined(languages)} where t.school_code = ${schoolCode} and t.type = ${type} and t.id in (${sql.join(ids)})`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, language, own, changedAt, ...columns }) => [
      id,
      { language, own, changedAt, translations: readColumns(languages, language, columns) },
    ]),
  );
}

const OWN = sql`case when t.status = 'draft' then 'draft' else 'written' end`;

/** For each language of the school, by its index. */
type Columns = Record<`${'state' | 'older' | 'missing'}${number}`, string | number | null>;

const column = (name: 'state' | 'older' | 'missing', index: number) => sql.ref(`${name}${index}`);

/** The published translation in that language, and its draft. */
const published = (index: number, name: string) => sql.ref(`x${index}.${name}`);
const draftColumn = (index: number, name: string) => sql.ref(`d${index}.${name}`);

/** Empty for the original language. */
const stateOf = (language: Locale, index: number) => sql`case when t.language = ${language} then ''
  when ${published(index, 'item_id')} is null
  then case when ${draftColumn(index, 'item_id')} is null then 'missing' else 'draft' end
  when ${published(index, 'published_at')} is null then 'draft'
  when ${published(index, 'older')} > 0 then 'older'
  when ${published(index, 'missing')} > 0 then 'part' else 'written' end`;

const columnsOf = (languages: Languages) =>
  sql.join(
    languages.flatMap((language, index) => [
      sql`${stateOf(language, index)} as ${column('state', index)}`,
      ...(['older', 'missing'] as const).map(
        (name) => sql`coalesce(${published(index, name)}, 0) as ${column(name, index)}`,
      ),
    ]),
  );

const readColumns = (languages: Languages, own: Locale, columns: Columns): ByLanguage<TranslationState> =>
  byLanguage(languages, own, (index) => ({
    state: columns[`state${index}`] as LanguageState,
    older: Number(columns[`older${index}`]),
    missing: Number(columns[`missing${index}`]),
  }));

const byLanguage = <Value>(
  languages: Languages,
  own: Locale,
  valueAt: (index: number) => Value,
): ByLanguage<Value> =>
  Object.fromEntries(
    languages.flatMap((language, index) => (language === own ? [] : [[language, valueAt(index)]])),
  );

const joined = (languages: Languages) =>
  sql`from content_items as t ${sql.join(
    languages.flatMap((language, index) => [
      sql`left join content_translations as ${sql.table(`x${index}`)} on ${isOf(published, index, language)}`,
      sql`left join content_drafts as ${sql.table(`d${index}`)} on ${isOf(draftColumn, index, language)}`,
    ]),
    sql` `,
  )}`;

const isOf = (row: typeof published, index: number, language: Locale) =>
  sql`${row(index, 'school_code')} = t.school_code and ${row(index, 'item_type')} = t.type
    and ${row(index, 'item_id')} = t.id and ${row(index, 'language')} = ${language} and t.language <> ${language}`;

type Listed = Pick<TranslationTableQuery, 'schoolCode' | 'now' | 'types' | 'q'>;

const from = (query: Listed & Pick<TranslationTableQuery, 'languages'>) =>
  sql`${joined(query.languages)} where ${isListed(query)}`;

function isListed({ schoolCode, now, types, q }: Listed) {
  const words = alternativeSpellings(q).map((ways) => sql` and ${anyWay(sql`t.title`, ways)}`);
  return sql`t.school_code = ${schoolCode} and t.type in (${sql.join(types)})
    and t.deleted_at is null and (t.expire_at is null or t.expire_at > ${now.toISOString()})
    ${sql.join(words, sql``)}`;
}

const MISSING: readonly LanguageState[] = ['missing', 'part', 'draft'];

/** Whether it belongs to the filter for outdated or missing ones, in any language. */
export const isShown = (show: TranslationTableQuery['show'], states: ByLanguage<LanguageState>): boolean =>
  show === 'all' ||
  Object.values(states).some((state) => (show === 'older' ? state === 'older' : MISSING.includes(state)));

const shown = ({ show, languages }: Pick<TranslationTableQuery, 'show' | 'languages'>) =>
  ({
    all: sql`1 = 1`,
    older: inAnyLanguage(languages, ['older']),
    missing: inAnyLanguage(languages, MISSING),
  })[show];

const inAnyLanguage = (languages: Languages, states: readonly LanguageState[]) =>
  sql`(${sql.join(
    languages.map(
      (language, index) =>
        sql`${stateOf(language, index)} in (${sql.join(states.map((state) => sql.lit(state)))})`,
    ),
    sql` or `,
  )})`;

// Items changed at the same instant, as in an initial import, are listed newest first.
const LATEST = sql`t.updated_at desc, t.day desc, t.type, t.id`;

function orderOf({
  sort,
  types,
  languages,
}: Pick<TranslationTableQuery, 'types' | 'languages'> & { sort: 'changed' | 'kind' }) {
  // Missing translations are the most important ones.
  if (sort === 'changed')
    return sql`case when ${inAnyLanguage(languages, ['older', ...MISSING])} then 0 else 1 end, ${LATEST}`;
  const positions = types.map((type, position) => sql`when ${type} then ${sql.lit(position)}`);
  return sql`case t.type ${sql.join(positions, sql` `)} end, ${LATEST}`;
}

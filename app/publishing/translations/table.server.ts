import type { ItemRef } from '#app/platform/content/item-ref.ts';
import { sql } from 'kysely';
import { alternativeSpellings } from '#app/core/text/alternative-spellings.ts';
import type { Db } from '#app/platform/db/database.ts';
import { anyWay } from '#app/publishing/studio-list/in-texts.server.ts';
import type { Locale } from '#app/words/locales.ts';

/** `part`: public, but some of its pieces were never translated. */
export type LanguageState = 'written' | 'older' | 'part' | 'draft' | 'missing';

export const ROWS_A_PAGE = 50;

export interface TranslationTableQuery {
  schoolCode: string;
  now: Date;
  /** The kinds there are, in their order; those of `kind` alone where one is asked for. */
  types: readonly string[];
  show: 'all' | 'older' | 'missing';
  q: string;
  sort: 'changed' | 'kind' | 'read';
  page: number;
  /** The first day whose reads count. */
  readsSince: string;
  /** Kinds without a page of their own, and the item of the page that shows them. */
  shownOn: readonly { type: string; page: string }[];
}

export interface TableRow {
  type: string;
  id: string;
  title: string;
  /** That it was written in. */
  language: Locale;
  /** How it stands in that language, and in the other. */
  own: 'written' | 'draft';
  other: LanguageState;
  /** Pieces of the other that are not of what is written now. */
  older: number;
  missing: number;
  /** How often its page was read lately; told where that is the order. */
  reads: number;
}

/** How many stand how, by the language they were written in. */
export type Tally = Pick<TableRow, 'language' | 'own' | 'other'> & { count: number };

export async function listTable(db: Db, query: TranslationTableQuery): Promise<TableRow[]> {
  if (query.types.length === 0) return [];
  const { rows } =
    await sql<TableRow>`select t.type, t.id, t.title, t.language, ${OWN} as own, ${OTHER} as other,
    coalesce(x.older, 0) as older, coalesce(x.missing, 0) as missing, ${query.sort === 'read' ? readsOf(query) : sql`0`} as reads
    ${from(query)} and ${shown(query.show)}
    order by ${query.sort === 'read' ? sql`reads desc, ${LATEST}` : orderOf({ ...query, sort: query.sort })}
    limit ${ROWS_A_PAGE} offset ${(query.page - 1) * ROWS_A_PAGE}`.execute(db);
  return rows.map((row) => ({ ...row, reads: Number(row.reads) }));
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

/** Of all that families can read, or could once it is public; what is over or thrown away is nobody's to translate. */
export async function tallyTable(
  db: Db,
  query: Pick<TranslationTableQuery, 'schoolCode' | 'now' | 'types' | 'q'>,
): Promise<Tally[]> {
  if (query.types.length === 0) return [];
  const { rows } = await sql<Tally>`select language, own, other, count(*) as count from
    (select t.language as language, ${OWN} as own, ${OTHER} as other ${from(query)}) as each_one
    group by language, own, other`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

type Beside = Pick<ItemRef, 'type' | 'id'>;

export interface OutdatedNeighbours {
  /** Its place among those that are older, from 1; none where it is not one of them. */
  number: number | undefined;
  total: number;
  previous: Beside | undefined;
  next: Beside | undefined;
}

/** Where it stands among what is older, in the order of the table. Of another, the first is next. */
export async function findOutdatedNeighbours(
  db: Db,
  query: Pick<TranslationTableQuery, 'schoolCode' | 'now' | 'types'>,
  { type, id }: Beside,
): Promise<OutdatedNeighbours> {
  const order = sql`order by ${orderOf({ ...query, sort: 'changed' })}`;
  const { rows } = await sql<{
    type: string;
    id: string;
    number: number;
    total: number;
    before_type: string | null;
    before_id: string | null;
    next_type: string | null;
    next_id: string | null;
  }>`select * from (select t.type, t.id, row_number() over (${order}) as number, count(*) over () as total,
      lag(t.type) over (${order}) as before_type, lag(t.id) over (${order}) as before_id,
      lead(t.type) over (${order}) as next_type, lead(t.id) over (${order}) as next_id
      ${from({ ...query, q: '' })} and ${OTHER} = 'older') as older_ones
    where number = 1 or (type = ${type} and id = ${id}) order by number`.execute(db);
  const here = rows.find((row) => row.type === type && row.id === id);
  const refOf = (ofType: string | null | undefined, ofId: string | null | undefined) =>
    ofType && ofId ? { type: ofType, id: ofId } : undefined;
  if (!here)
    return {
      number: undefined,
      total: Number(rows[0]?.total ?? 0),
      previous: undefined,
      next: refOf(rows[0]?.type, rows[0]?.id),
    };
  return {
    number: Number(here.number),
    total: Number(here.total),
    previous: refOf(here.before_type, here.before_id),
    next: refOf(here.next_type, here.next_id),
  };
}

export interface TranslationStatus extends Pick<TableRow, 'language' | 'own' | 'other' | 'older'> {
  changedAt: string;
}

/** How these stand in both languages, by their ids. */
export async function translationStatuses(
  db: Db,
  { schoolCode, type }: Pick<ItemRef, 'schoolCode' | 'type'>,
  ids: readonly string[],
): Promise<Map<string, TranslationStatus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<
    TranslationStatus & { id: string }
  >`select t.id, t.language, ${OWN} as own, ${OTHER} as other,
    coalesce(x.older, 0) as older, t.updated_at as "changedAt"
    ${JOINED} where t.school_code = ${schoolCode} and t.type = ${type} and t.id in (${sql.join(ids)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

const OWN = sql`case when t.status = 'draft' then 'draft' else 'written' end`;

const OTHER = sql`case when x.item_id is null then case when d.item_id is null then 'missing' else 'draft' end
  when x.published_at is null then 'draft'
  when x.older > 0 then 'older' when x.missing > 0 then 'part' else 'written' end`;

/** There are two languages: the other one is what it was not written in. */
const INTO = sql`case t.language when 'hi' then 'en' else 'hi' end`;

const JOINED = sql`from content_items as t left join content_translations as x
  on x.school_code = t.school_code and x.item_type = t.type and x.item_id = t.id and x.language = ${INTO}
  left join content_drafts as d
  on d.school_code = t.school_code and d.item_type = t.type and d.item_id = t.id and d.language = ${INTO}`;

function from({
  schoolCode,
  now,
  types,
  q,
}: Pick<TranslationTableQuery, 'schoolCode' | 'now' | 'types' | 'q'>) {
  const words = alternativeSpellings(q).map((ways) => sql` and ${anyWay(sql`t.title`, ways)}`);
  return sql`${JOINED} where t.school_code = ${schoolCode} and t.type in (${sql.join(types)})
    and t.deleted_at is null and (t.expire_at is null or t.expire_at > ${now.toISOString()})
    ${sql.join(words, sql``)}`;
}

const shown = (show: TranslationTableQuery['show']) =>
  ({
    all: sql`1 = 1`,
    older: sql`${OTHER} = 'older'`,
    missing: sql`${OTHER} in ('missing', 'part', 'draft')`,
  })[show];

// What was changed at one instant, as a school filled at once, stands newest first.
const LATEST = sql`t.updated_at desc, t.day desc, t.type, t.id`;

function orderOf({ sort, types }: { sort: 'changed' | 'kind'; types: readonly string[] }) {
  // What nobody has translated yet is what one comes here for.
  if (sort === 'changed') return sql`case when ${OTHER} = 'written' then 1 else 0 end, ${LATEST}`;
  const positions = types.map((type, position) => sql`when ${type} then ${sql.lit(position)}`);
  return sql`case t.type ${sql.join(positions, sql` `)} end, ${LATEST}`;
}

import { sql } from 'kysely';
import { type Db, type Engine, engineOf } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { excerptOf, matching, TITLE } from './in-texts.server.ts';
import type { Sort } from './sorts.ts';
import { type State, type StateColumns, stateOf, states } from '#app/platform/content/state.ts';

export const ITEMS_A_PAGE = 25;

export interface ItemListQuery {
  schoolCode: string;
  now: Date;
  /** Everything that is not in the trash, by default. */
  state?: State | undefined;
  q: string;
  sort: Sort;
  page: number;
  /** Items per page, if not the usual number. */
  limit?: number;
  ids?: string[] | undefined;
  /** Only these items, with this count: those that sound like the words. */
  similarIds?: string[];
}

export interface ListedItem {
  id: string;
  title: string;
  /** The start of the text, for an item without a title. */
  excerpt: string;
  detail: string;
  /** The last day of an item that lasts longer than one. */
  lastDay: string | null;
  state: State;
  /** There is a draft that differs from what is published. */
  hasDraft: boolean;
  /** When that becomes public by itself; not set if it could not. */
  dueAt: string | null;
  from: string;
  until: string | null;
  changedAt: string;
  /** Its place in the office's order; 0 while it has none. */
  position: number;
  /** Its own address, if its type has one that can be chosen. */
  address: string | null;
}

export async function listItems(db: Db, type: ContentType, query: ItemListQuery) {
  const title = TITLE;
  const detail = detailOf(engineOf(db), type);
  const changed = sql`case when d.updated_at > t.updated_at then d.updated_at else t.updated_at end`;
  const from = sql`from content_items as t left join content_drafts as d
    on d.school_code = t.school_code and d.item_type = t.type and d.item_id = t.id and d.language = ''
    where t.type = ${type.name} and t.school_code = ${query.schoolCode}${await matching(db, type, query)}${among(query.similarIds)}`;
  // Items changed at the same instant, as in a school that was filled at once, are listed as families see
  // them: newest first.
  const newest = sql`t.day desc, t.publish_from desc`;
  const order = {
    place: sql`t.position, t.publish_from desc, t.id desc`,
    changed: sql`${changed} desc, ${newest}, lower(${title}), t.id`,
    detail: sql`${detail} desc, t.publish_from desc, lower(${title}), t.id`,
    title: sql`lower(${title}), ${newest}, t.id`,
  }[query.sort];
  const [counted, listed] = await Promise.all([
    sql<Record<State, number | null>>`select ${sql.join(
      states.map(
        (state) => sql`sum(case when ${isIn(state, query.now)} then 1 else 0 end) as ${sql.ref(state)}`,
      ),
    )} ${from}`.execute(db),
    sql<
      StateColumns & {
        id: string;
        title: string;
        texts: string | null;
        detail: string;
        last_day: string | null;
        draft: number | null;
        due: string | null;
        changed: string;
        place: number;
        address: string | null;
      }
    >`
      select t.id, ${title} as title, case when ${title} = '' then coalesce(d.fields, t.fields) end as texts, ${detail} as detail, t.last_day, d.version as draft, case when d.due_problems is null then d.due_at end as due, ${changed} as changed,
        t.position as place, t.address, t.status, t.publish_from, t.expire_at, t.deleted_at
      ${from}${among(query.ids)} and ${query.state ? isIn(query.state, query.now) : sql`t.deleted_at is null`}
      order by ${order} limit ${query.limit ?? ITEMS_A_PAGE} offset ${(query.page - 1) * ITEMS_A_PAGE}`.execute(
      db,
    ),
  ]);
  const counts = Object.fromEntries(
    states.map((state) => [state, Number(counted.rows[0]?.[state] ?? 0)]),
  ) as Record<State, number>;
  const all = counts.draft + counts.scheduled + counts.live + counts.ended;
  const total = query.ids?.length ?? (query.state ? counts[query.state] : all);
  return {
    items: listed.rows.map((row): ListedItem => ({
      id: row.id,
      title: row.title,
      excerpt: row.texts === null ? '' : excerptOf(type, row.texts),
      detail: row.detail,
      lastDay: type.detail === type.day && row.last_day !== row.detail ? row.last_day : null,
      state: stateOf(row, query.now),
      hasDraft: row.draft !== null && row.status === 'published',
      dueAt: row.due,
      from: row.publish_from,
      until: row.expire_at,
      changedAt: row.changed,
      position: row.place,
      address: row.address,
    })),
    counts: { ...counts, all },
    total,
    lastPage: Math.max(1, Math.ceil(total / ITEMS_A_PAGE)),
  };
}

const among = (ids: string[] | undefined) =>
  ids === undefined ? sql`` : ids.length === 0 ? sql` and 1 = 0` : sql` and t.id in (${sql.join(ids)})`;

/** The same as `stateOf()`, for the database. */
export function isIn(state: State, now: Date) {
  const instant = now.toISOString();
  const published = sql`t.deleted_at is null and t.status = 'published'`;
  const ended = sql`(t.expire_at is not null and t.expire_at <= ${instant})`;
  return {
    trash: sql`t.deleted_at is not null`,
    draft: sql`(t.deleted_at is null and t.status = 'draft')`,
    ended: sql`(${published} and ${ended})`,
    scheduled: sql`(${published} and not ${ended} and t.publish_from > ${instant})`,
    live: sql`(${published} and not ${ended} and t.publish_from <= ${instant})`,
  }[state];
}

/** Nearly always the day. A list of the studio is short enough to read another field from the texts. */
function detailOf(engine: Engine, { detail, day }: ContentType) {
  if (!detail) return sql`''`;
  if (detail === day) return sql.ref('t.day');
  const fields = engine === 'postgres' ? sql`t.fields::json` : sql`t.fields`;
  return sql`coalesce(${fields} ->> ${sql.lit(detail)}, '')`;
}

import { sql } from 'kysely';
import { waysToWrite } from '#app/core/text/spelled-otherwise.ts';
import { type Db, type Engine, engineOf } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { Sort } from './sorts.ts';
import { type State, type StateColumns, stateOf, states } from '#app/publishing/state.ts';

export const ITEMS_A_PAGE = 25;

export interface AskedList {
  schoolCode: string;
  now: Date;
  /** All that is not in the trash, if none is named. */
  state?: State | undefined;
  q: string;
  sort: Sort;
  page: number;
  /** Of these alone. */
  ids?: string[] | undefined;
}

export interface ListedItem {
  id: string;
  title: string;
  detail: string;
  state: State;
  /** There is a draft that differs from what is published. */
  hasDraft: boolean;
  /** When that becomes public by itself; not where it could not. */
  dueAt: string | null;
  from: string;
  until: string | null;
  changedAt: string;
}

export async function listItems(db: Db, type: ContentType, asked: AskedList) {
  const title = sql`coalesce(d.title, t.title)`;
  const detail = detailOf(engineOf(db), type);
  const changed = sql`case when d.updated_at > t.updated_at then d.updated_at else t.updated_at end`;
  const from = sql`from content_items as t left join content_drafts as d
    on d.owner_type = t.type and d.owner_id = t.id
    where t.type = ${type.name} and t.school_code = ${asked.schoolCode}${matching(title, asked.q)}`;
  // What was changed at one instant, as a school filled at once, stands as families see it: newest first.
  const newest = sql`t.day desc, t.publish_from desc`;
  const order = {
    changed: sql`${changed} desc, ${newest}, lower(${title}), t.id`,
    detail: sql`${detail} desc, t.publish_from desc, lower(${title}), t.id`,
    title: sql`lower(${title}), ${newest}, t.id`,
  }[asked.sort];
  const [counted, listed] = await Promise.all([
    sql<Record<State, number | null>>`select ${sql.join(
      states.map(
        (state) => sql`sum(case when ${isIn(state, asked.now)} then 1 else 0 end) as ${sql.ref(state)}`,
      ),
    )} ${from}`.execute(db),
    sql<
      StateColumns & {
        id: string;
        title: string;
        detail: string;
        draft: number | null;
        due: string | null;
        changed: string;
      }
    >`
      select t.id, ${title} as title, ${detail} as detail, d.version as draft, case when d.due_problems is null then d.due_at end as due, ${changed} as changed,
        t.status, t.publish_from, t.expire_at, t.deleted_at
      ${from}${among(asked.ids)} and ${asked.state ? isIn(asked.state, asked.now) : sql`t.deleted_at is null`}
      order by ${order} limit ${ITEMS_A_PAGE} offset ${(asked.page - 1) * ITEMS_A_PAGE}`.execute(db),
  ]);
  const counts = Object.fromEntries(
    states.map((state) => [state, Number(counted.rows[0]?.[state] ?? 0)]),
  ) as Record<State, number>;
  const all = counts.draft + counts.scheduled + counts.live + counts.ended;
  const total = asked.ids?.length ?? (asked.state ? counts[asked.state] : all);
  return {
    items: listed.rows.map((row): ListedItem => ({
      id: row.id,
      title: row.title,
      detail: row.detail,
      state: stateOf(row, asked.now),
      hasDraft: row.draft !== null && row.status === 'published',
      dueAt: row.due,
      from: row.publish_from,
      until: row.expire_at,
      changedAt: row.changed,
    })),
    counts: { ...counts, all },
    lastPage: Math.max(1, Math.ceil(total / ITEMS_A_PAGE)),
  };
}

const among = (ids: string[] | undefined) =>
  ids === undefined ? sql`` : ids.length === 0 ? sql` and 1 = 0` : sql` and t.id in (${sql.join(ids)})`;

/** The same as `stateOf()`, for the database. */
function isIn(state: State, now: Date) {
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

/** `and` every part of what was typed is somewhere in the title, by one of its spellings. */
export function matching(title: ReturnType<typeof sql>, q: string) {
  const parts = waysToWrite(q).map((ways) => {
    const patterns = ways.map((way) => `%${way.replaceAll(/[\\%_]/g, '\\$&')}%`);
    const isThere = patterns.map((pattern) => sql`lower(${title}) like ${pattern} escape '\\'`);
    return sql` and (${sql.join(isThere, sql` or `)})`;
  });
  return sql.join(parts, sql``);
}

/** Nearly always the day. A list of the studio is short enough to look into the texts for another. */
function detailOf(engine: Engine, { detail, day }: ContentType) {
  if (!detail) return sql`''`;
  if (detail === day) return sql.ref('t.day');
  const fields = engine === 'postgres' ? sql`t.fields::json` : sql`t.fields`;
  return sql`coalesce(${fields} ->> ${sql.lit(detail)}, '')`;
}

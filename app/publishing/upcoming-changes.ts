import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import { draftNotInTrash } from '../platform/content/live.ts';

export interface TitledItemRef {
  /** The name of its type. */
  type: string;
  id: string;
  title: string;
}

export interface UpcomingChange extends TitledItemRef {
  at: string;
  /** Of a translation; empty of an item as it was written. */
  language: string;
  what: 'begins' | 'ends' | 'changes';
}

export interface UpcomingChangesQuery {
  schoolCode: string;
  now: Date;
  until: Date;
  limit: number;
}

/** What will be published, expire or change automatically until then, the next first. */
export async function listUpcomingChanges(db: Db, query: UpcomingChangesQuery): Promise<UpcomingChange[]> {
  return (await selectUpcomingChanges(query).execute(db)).rows;
}

/** Answered from the indexes by time; the expressions keep the planner from those of the school's lists. */
export function selectUpcomingChanges({
  schoolCode,
  now,
  until,
  limit,
}: UpcomingChangesQuery): RawBuilder<UpcomingChange> {
  const [from, to] = [now.toISOString(), until.toISOString()];
  const moments = (['begins', 'ends'] as const).map((what) => {
    const at = sql.ref(what === 'begins' ? 'publish_from' : 'expire_at');
    return sql`select * from (select type, ${sql.lit(what)} as what, id, '' as language, title, ${at} as at from content_items
      where ${at} > ${from} and ${at} <= ${to} and deleted_at is null
      and coalesce(school_code, '') = ${schoolCode} and coalesce(status, '') = 'published' order by ${at} limit ${limit}) as ${sql.ref(what)}`;
  });
  const changes = sql`select * from (select item_type as type, 'changes' as what, item_id as id, language, title, due_at as at
    from content_drafts where due_at > ${from} and due_at <= ${to} and due_problems is null
    and ${draftNotInTrash} and school_code = ${schoolCode} order by due_at limit ${limit}) as changes`;
  return sql<UpcomingChange>`select * from (${sql.join([...moments, changes], sql` union all `)}) as coming
    order by at, type, id, language limit ${limit}`;
}

export interface Draft extends TitledItemRef {
  updatedAt: string;
}

/** Drafts that were never published, the latest changed first, and how many there are. */
export async function listDrafts(
  db: Db,
  { schoolCode, types, limit }: { schoolCode: string; types: readonly string[]; limit: number },
): Promise<{ drafts: Draft[]; count: number }> {
  if (types.length === 0) return { drafts: [], count: 0 };
  const unpublished = selectDrafts(db, schoolCode).where('type', 'in', types);
  const [drafts, { count }] = await Promise.all([
    unpublished
      .select(['type', 'id', 'title', 'updated_at as updatedAt'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    unpublished.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { drafts, count };
}

export const selectDrafts = (db: Db, schoolCode: string) =>
  db
    .selectFrom('content_items')
    .where('school_code', '=', schoolCode)
    // The state is written into the query: only then the planner uses the small index of drafts.
    .where('status', '=', sql.lit('draft'))
    .where('deleted_at', 'is', null);

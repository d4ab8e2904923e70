import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type State, type StateColumns, stateOf } from '#app/platform/content/state.ts';
import { alternativeSpellings } from '#app/core/text/alternative-spellings.ts';
import { anyWay } from './in-texts.server.ts';

export interface Found {
  type: string;
  id: string;
  title: string;
  /** Empty if its type has none. */
  day: string;
  state: State;
}

/** Items of these types that were ever published and are not in the trash, by words of their titles, newest first. */
export async function findByTitle(
  db: Db,
  types: readonly ContentType[],
  { schoolCode, now, q, limit }: { schoolCode: string; now: Date; q: string; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<StateColumns & { type: string; id: string; title: string; day: string | null }>`
    select t.type, t.id, t.title, t.day, t.status, t.publish_from, t.expire_at, t.deleted_at
    from content_items as t
    where t.school_code = ${schoolCode} and t.type in (${sql.join(types.map(({ name }) => name))})
      and t.status = 'published' and t.deleted_at is null${inTitle(q)}
    order by t.publish_from desc, t.id desc limit ${limit}`.execute(db);
  return rows.map(({ type, id, title, day, ...row }) => ({
    type,
    id,
    title,
    day: day ?? '',
    state: stateOf(row, now),
  }));
}

/** ` and` every word of the query occurs in the title. */
const inTitle = (q: string) =>
  sql.join(
    alternativeSpellings(q).map((ways) => sql` and ${anyWay(sql`t.title`, ways)}`),
    sql``,
  );

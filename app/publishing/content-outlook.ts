import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentTable, contentTables } from '#app/platform/db/schema.ts';

export interface ContentPlace {
  table: ContentTable;
  id: string;
  title: string;
}

export interface Coming extends ContentPlace {
  at: string;
  what: 'begins' | 'ends';
}

export interface AskedOutlook {
  schoolCode: string;
  now: Date;
  until: Date;
  limit: number;
}

/** What will go up or come down by itself until then, the next first. */
export async function listComing(db: Db, asked: AskedOutlook): Promise<Coming[]> {
  return (await selectComing(asked).execute(db)).rows;
}

/** Each table answers from its own index of moments. */
export function selectComing({ schoolCode, now, until, limit }: AskedOutlook): RawBuilder<Coming> {
  const [from, to] = [now.toISOString(), until.toISOString()];
  const moment = (table: ContentTable, what: Coming['what']) => {
    const at = sql.ref(what === 'begins' ? 'publish_from' : 'expire_at');
    return sql`select * from (select ${sql.lit(table)} as "table", ${sql.lit(what)} as what, id,
      ${titleOf(table)} as title, ${at} as at from ${sql.table(table)}
      where school_code = ${schoolCode} and status = 'published' and deleted_at is null
      and ${at} > ${from} and ${at} <= ${to} order by ${at} limit ${limit}) as ${sql.ref(`${table}_${what}`)}`;
  };
  const parts = contentTables.flatMap((table) => [moment(table, 'begins'), moment(table, 'ends')]);
  return sql<Coming>`select * from (${sql.join(parts, sql` union all `)}) as coming
    order by at, "table", id limit ${limit}`;
}

export interface Draft extends ContentPlace {
  updatedAt: string;
}

/** What was begun and never published, the latest touched first, and how many there are. */
export async function listDrafts(
  db: Db,
  { schoolCode, limit }: { schoolCode: string; limit: number },
): Promise<{ drafts: Draft[]; count: number }> {
  const parts = contentTables.map(
    (
      table,
    ) => sql`select ${sql.lit(table)} as "table", id, ${titleOf(table)} as title, updated_at as "updatedAt"
      from ${sql.table(table)} where school_code = ${schoolCode} and status = 'draft' and deleted_at is null`,
  );
  const all = sql.join(parts, sql` union all `);
  const drafts = await sql<Draft>`select * from (${all}) as drafts
    order by "updatedAt" desc, id desc limit ${limit}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count from (${all}) as drafts`.execute(db);
  return { drafts: drafts.rows, count: counted.rows[0]!.count };
}

export const titleOf = (table: ContentTable) =>
  sql.ref(table === 'leadership_messages' ? `${table}.category` : `${table}.title`);

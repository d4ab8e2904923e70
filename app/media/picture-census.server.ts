import { sql } from 'kysely';
import { type ContentPlace, titleOf } from '#app/publishing/content-outlook.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/publishing/live.ts';
import { contentTables } from '#app/platform/db/schema.ts';

export interface WithoutWords extends ContentPlace {
  pictures: number;
}

/** Live items whose pictures somebody who cannot see them learns nothing of, those with most first. */
export async function listPicturesWithoutWords(
  db: Db,
  { schoolCode, now, limit }: { schoolCode: string; now: Date; limit: number },
): Promise<WithoutWords[]> {
  // The empty text stands in the query itself: only then the small index of such rows is taken.
  const parts = contentTables.map(
    (
      table,
    ) => sql`select ${sql.lit(table)} as "table", ${sql.ref(`${table}.id`)} as id, ${titleOf(table)} as title
      from attachments join media_files on media_files.id = attachments.media_id
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = attachments.owner_id
      where attachments.alt = '' and attachments.owner_type = ${sql.lit(table)}
      and media_files.kind = 'image' and media_files.withdrawn_at is null
      and ${liveNow(table, schoolCode, now)}`,
  );
  const { rows } = await sql<WithoutWords>`select "table", id, title, count(*) as pictures
    from (${sql.join(parts, sql` union all `)}) as pictures
    group by "table", id, title order by pictures desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Of the originals; what is made from them can be made again. */
export async function mediaBytes(db: Db, schoolCode: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_files')
    .select((select) => select.fn.sum<number | null>('bytes').as('bytes'))
    .where('school_code', '=', schoolCode)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

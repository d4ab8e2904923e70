import { sql } from 'kysely';
import type { TitledItemRef } from '#app/publishing/upcoming-changes.ts';
import type { Db } from '#app/platform/db/database.ts';
import { isLive } from '#app/platform/content/live.ts';

export interface WithoutWords extends TitledItemRef {
  pictures: number;
}

/** Live items with pictures without alternative text, those with most first. */
export async function listPicturesWithoutWords(
  db: Db,
  { schoolCode, now, limit }: { schoolCode: string; now: Date; limit: number },
): Promise<WithoutWords[]> {
  // The empty text is written into the query: only then the planner uses the small index of such rows.
  const { rows } = await sql<WithoutWords>`
    select content_items.type, content_items.id, content_items.title, count(*) as pictures
    from attachments
    join media_files on media_files.school_code = attachments.school_code and media_files.id = attachments.media_id
    join content_items on content_items.school_code = attachments.school_code
      and content_items.type = attachments.item_type and content_items.id = attachments.item_id
    where attachments.school_code = ${schoolCode} and attachments.alt = '' and attachments.decorative = 0 and media_files.kind = 'image' and media_files.withdrawn_at is null
    and ${isLive(schoolCode, now)}
    group by content_items.type, content_items.id, content_items.title
    order by pictures desc, content_items.id limit ${limit}`.execute(db);
  return rows;
}

/** Of the originals; renditions can be made again. */
export async function mediaBytes(db: Db, schoolCode: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_files')
    .select((select) => select.fn.sum<number | null>('bytes').as('bytes'))
    .where('school_code', '=', schoolCode)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

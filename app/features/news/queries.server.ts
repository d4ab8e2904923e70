import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/platform/db/live.ts';
import type { Story } from './story.ts';

/** Newest first. */
export async function listStories(
  db: Db,
  asked: { schoolCode: string; now: Date; limit: number; offset?: number },
): Promise<Story[]> {
  const rows = await db
    .selectFrom('news_items')
    .select(['id', 'title', 'description', 'date', 'from_date'])
    .where(liveNow('news_items', asked.schoolCode, asked.now))
    .orderBy('from_date', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset ?? 0)
    .execute();
  const attachments = await attachmentsOf(
    db,
    'news_items',
    rows.map((row) => row.id),
  );
  return rows.map(({ from_date, ...row }) => ({
    ...row,
    fromDate: from_date,
    attachments: attachments(row.id),
  }));
}

import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/publishing/live.ts';
import type { Highlight } from './highlight.ts';

const MOST = 200;

/** Newest first. */
export async function listHighlights(db: Db, asked: { schoolCode: string; now: Date }): Promise<Highlight[]> {
  const rows = await db
    .selectFrom('highlights')
    .select(['id', 'title'])
    .where(liveNow('highlights', asked.schoolCode, asked.now))
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const attachments = await attachmentsOf(
    db,
    'highlights',
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, attachments: attachments(row.id) }));
}

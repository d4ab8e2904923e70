import { cleanRichText } from '#app/core/rich-text.server.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/publishing/live.ts';
import type { LeadershipMessage } from './message.ts';

const MOST = 50;

/** Newest first. */
export async function listMessages(
  db: Db,
  asked: { schoolCode: string; now: Date },
): Promise<LeadershipMessage[]> {
  const rows = await db
    .selectFrom('leadership_messages')
    .select(['id', 'category', 'message', 'name', 'designation'])
    .where(liveNow('leadership_messages', asked.schoolCode, asked.now))
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const attachments = await attachmentsOf(
    db,
    'leadership_messages',
    rows.map((row) => row.id),
  );
  // Cleaned when it was written; once more here, for it is shown as HTML.
  return rows.map((row) => ({
    ...row,
    message: cleanRichText(row.message),
    attachments: attachments(row.id),
  }));
}

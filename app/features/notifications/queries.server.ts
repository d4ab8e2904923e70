import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/publishing/live.ts';
import type { Notification } from './notification.ts';

const MOST = 200;

/** Newest first. */
export async function listNotifications(
  db: Db,
  asked: { schoolCode: string; now: Date },
): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'title', 'description', 'url', 'updated_at as changedAt'])
    .where(liveNow('notifications', asked.schoolCode, asked.now))
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const ids = rows.map((row) => row.id);
  const [attachments, images] = await Promise.all([
    attachmentsOf(db, 'notifications', ids),
    attachmentsOf(db, 'notifications', ids, 'image'),
  ]);
  return rows.map((row) => ({ ...row, image: images(row.id), attachments: attachments(row.id) }));
}

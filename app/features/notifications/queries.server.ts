import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { withPapers } from '#app/core/text/rich/rich-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { paperAddress } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Asked } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Stretch } from '#app/publishing/lists/items.server.ts';
import { filesSaid } from '#app/publishing/translations/pieces.ts';
import { notifications } from './content-type.ts';
import type { Notification } from './notification.ts';

const MOST = 200;

/** In the office’s order, else newest first. */
export async function listNotifications(db: Db, asked: Asked & Partial<Stretch>): Promise<Notification[]> {
  const items = await listLatest(db, notifications, { limit: MOST, ...asked });
  const ids = items.map(({ id }) => id);
  const [attachments, images] = await Promise.all([
    attachmentsOf(db, notifications.name, ids),
    attachmentsOf(db, notifications.name, ids, 'image'),
  ]);
  return items.map(({ id, updatedAt, texts: { title, description, url }, said, language }) => ({
    id,
    language,
    title,
    // Cleaned when it was written; once more here, for it is shown as HTML.
    description: withPapers(cleanRichText(description), paperAddress(attachments(id))),
    url,
    changedAt: updatedAt,
    image: filesSaid(images(id), said),
    attachments: filesSaid(attachments(id), said),
  }));
}

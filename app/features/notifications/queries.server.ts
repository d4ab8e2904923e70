import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { withDocumentLinks } from '#app/core/text/rich/rich-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { documentUrl } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentQuery } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Slice } from '#app/publishing/lists/items.server.ts';
import { translatedFiles } from '#app/publishing/translations/segments.ts';
import { notifications } from './content-type.ts';
import type { Notification } from './notification.ts';

const MOST = 200;

/** In the office’s order, else newest first. */
export async function listNotifications(
  db: Db,
  query: ContentQuery & Partial<Slice>,
): Promise<Notification[]> {
  const items = await listLatest(db, notifications, { limit: MOST, ...query });
  const ids = items.map(({ id }) => id);
  const [attachments, images] = await Promise.all([
    attachmentsOf(db, query.schoolCode, notifications.name, ids),
    attachmentsOf(db, query.schoolCode, notifications.name, ids, 'image'),
  ]);
  return items.map(({ id, updatedAt, texts: { title, description, url }, translation, language }) => ({
    id,
    language,
    title,
    // Cleaned when it was stored, and again here, because it is shown as HTML.
    description: withDocumentLinks(cleanRichText(description), documentUrl(attachments(id))),
    url,
    changedAt: updatedAt,
    image: translatedFiles(images(id), translation),
    attachments: translatedFiles(attachments(id), translation),
  }));
}

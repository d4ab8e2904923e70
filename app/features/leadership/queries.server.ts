import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { withDocumentLinks } from '#app/core/text/rich/rich-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { documentUrl } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentQuery } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Slice } from '#app/publishing/lists/items.server.ts';
import { translatedFiles } from '#app/publishing/translations/segments.ts';
import { leadership } from './content-type.ts';
import type { LeadershipMessage } from './message.ts';

const MOST = 50;

/** Newest first. */
export async function listMessages(
  db: Db,
  query: ContentQuery & Partial<Slice>,
): Promise<LeadershipMessage[]> {
  const items = await listLatest(db, leadership, { limit: MOST, ...query });
  const ids = items.map(({ id }) => id);
  const attachments = await attachmentsOf(db, query.schoolCode, leadership.name, ids);
  return items.map(({ id, texts: { category, message, name, designation }, translation, language }) => ({
    id,
    language,
    category,
    // Cleaned when it was stored, and again here, because it is shown as HTML.
    message: withDocumentLinks(cleanRichText(message), documentUrl(attachments(id))),
    name,
    designation,
    attachments: translatedFiles(attachments(id), translation),
  }));
}

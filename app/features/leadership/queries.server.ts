import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { withPapers } from '#app/core/text/rich/rich-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { paperAddress } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Asked } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Stretch } from '#app/publishing/lists/items.server.ts';
import { filesSaid } from '#app/publishing/translations/pieces.ts';
import { leadership } from './content-type.ts';
import type { LeadershipMessage } from './message.ts';

const MOST = 50;

/** Newest first. */
export async function listMessages(db: Db, asked: Asked & Partial<Stretch>): Promise<LeadershipMessage[]> {
  const items = await listLatest(db, leadership, { limit: MOST, ...asked });
  const ids = items.map(({ id }) => id);
  const attachments = await attachmentsOf(db, leadership.name, ids);
  return items.map(({ id, texts: { category, message, name, designation }, said, language }) => ({
    id,
    language,
    category,
    // Cleaned when it was written; once more here, for it is shown as HTML.
    message: withPapers(cleanRichText(message), paperAddress(attachments(id))),
    name,
    designation,
    attachments: filesSaid(attachments(id), said),
  }));
}

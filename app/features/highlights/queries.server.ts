import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentQuery } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Slice } from '#app/publishing/lists/items.server.ts';
import { translatedFiles } from '#app/publishing/translations/segments.ts';
import { highlights } from './content-type.ts';
import type { Highlight } from './highlight.ts';

const MOST = 200;

/** In the office’s order, else newest first. */
export async function listHighlights(db: Db, query: ContentQuery & Partial<Slice>): Promise<Highlight[]> {
  const items = await listLatest(db, highlights, { limit: MOST, ...query });
  const ids = items.map(({ id }) => id);
  const attachments = await attachmentsOf(db, query.schoolCode, highlights.name, ids);
  return items.map(({ id, texts, translation, language }) => ({
    id,
    language,
    title: texts.title,
    url: texts.url,
    attachments: translatedFiles(attachments(id), translation),
  }));
}

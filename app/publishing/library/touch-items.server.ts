import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { FileUse } from './file-uses.server.ts';

/** Feeds and search engines list what changed, also when only a picture did. */
export async function touchItems(change: ContentChange, uses: FileUse[], now: Date): Promise<void> {
  for (const { type, id, isDraft } of uses)
    if (!isDraft)
      await change
        .updateTable('content_items')
        .set({ updated_at: now.toISOString() })
        .where('school_code', '=', change.schoolCode)
        .where('type', '=', type)
        .where('id', '=', id)
        .execute();
}

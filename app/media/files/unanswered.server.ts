import type { Transaction } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

/**
 * Of these files, those that wait in an album until somebody has answered for everyone shown: nothing else may show them
 * before. What an item shows already, `shownBy`, it goes on showing, whichever album the same picture is sent to later.
 */
export async function findUnanswered(
  db: Db | Transaction<Schema>,
  mediaIds: readonly string[],
  shownBy?: { type: string; id: string },
): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('attachments')
    .select(['media_id', 'owner_type', 'owner_id', 'released'])
    .where('media_id', 'in', mediaIds)
    .execute();
  const shown = rows.filter(
    ({ owner_type, owner_id, released }) =>
      released === 1 && owner_type === shownBy?.type && owner_id === shownBy.id,
  );
  const known = new Set(shown.map(({ media_id }) => media_id));
  const waiting = rows.filter(({ media_id, released }) => released === 0 && !known.has(media_id));
  return new Set(waiting.map(({ media_id }) => media_id));
}

import type { DbOrTransaction } from '#app/platform/db/database.ts';

/**
 * Of these files, the pictures of which nobody has said who is to be seen: nothing may show them before. What was public
 * before that was asked counts, unless it waits in an album by now; what an item shows already, `shownBy`, it goes on
 * showing even then.
 */
export async function findUnanswered(
  db: DbOrTransaction,
  { schoolCode, mediaIds }: { schoolCode: string; mediaIds: readonly string[] },
  shownBy: { type: string; id: string },
): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const open = await db
    .selectFrom('media_files')
    .select(['id', 'consent'])
    .where('id', 'in', mediaIds)
    .where('school_code', '=', schoolCode)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .where((is) => is.or([is('consent', 'is', null), is('consent', '=', 'before')]))
    .execute();
  const waiting = await findWaiting(db, { schoolCode, mediaIds }, shownBy);
  const isOpen = ({ id, consent }: (typeof open)[number]) => consent === null || waiting.has(id);
  return new Set(open.filter(isOpen).map(({ id }) => id));
}

/** Of these files, those that wait in an album until somebody has answered for everyone shown there. */
export async function findWaiting(
  db: DbOrTransaction,
  { schoolCode, mediaIds }: { schoolCode: string; mediaIds: readonly string[] },
  shownBy?: { type: string; id: string },
): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .select(['media_id', 'item_type', 'item_id', 'released'])
    .where('attachments.school_code', '=', schoolCode)
    .where('media_id', 'in', mediaIds)
    .where((is) => is.or([is('consent', 'is', null), is('consent', '=', 'before')]))
    .execute();
  const shown = rows.filter(
    ({ item_type, item_id, released }) =>
      released === 1 && item_type === shownBy?.type && item_id === shownBy.id,
  );
  const shownIds = new Set(shown.map(({ media_id }) => media_id));
  const waiting = rows.filter(({ media_id, released }) => released === 0 && !shownIds.has(media_id));
  return new Set(waiting.map(({ media_id }) => media_id));
}

import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { documentColumns, type DocumentRef } from '#app/publishing/document-ref.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';

/** An editor who was inactive for this long has left. */
const AWAY_AFTER_MS = 10 * 60_000;

/** Records that somebody has this open, and returns who else has. */
export async function recordEditing(
  db: DbOrTransaction,
  itemRef: DocumentRef,
  staff: Author,
  now: Date,
): Promise<{ name: string; minutesAgo: number }[]> {
  const seen_at = now.toISOString();
  const gone = new Date(now.getTime() - AWAY_AFTER_MS).toISOString();
  await db
    .insertInto('content_editing')
    .values({
      ...documentColumns(itemRef),
      staff_id: staff.id,
      staff_name: staff.name,
      seen_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['school_code', 'item_type', 'item_id', 'language', 'staff_id'])
        .doUpdateSet({ seen_at, staff_name: staff.name }),
    )
    .execute();
  await db
    .deleteFrom('content_editing')
    .where('school_code', '=', itemRef.schoolCode)
    .where('seen_at', '<', gone)
    .execute();
  const others = await db
    .selectFrom('content_editing')
    .select(['staff_name', 'seen_at'])
    .where((eb) => eb.and(documentColumns(itemRef)))
    .where('staff_id', '!=', staff.id)
    .orderBy('seen_at', 'desc')
    .execute();
  return others.map(({ staff_name, seen_at: at }) => ({
    name: staff_name,
    minutesAgo: Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000)),
  }));
}

export async function clearEditing(
  db: DbOrTransaction,
  itemRef: DocumentRef,
  staffId: string,
): Promise<void> {
  await db
    .deleteFrom('content_editing')
    .where((eb) => eb.and(documentColumns(itemRef)))
    .where('staff_id', '=', staffId)
    .execute();
}

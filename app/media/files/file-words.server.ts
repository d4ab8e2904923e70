import type { Db } from '#app/platform/db/database.ts';

/** What is said of a file where it is used already; empty where nothing is. */
export async function findFileWords(db: Db, schoolCode: string, mediaId: string): Promise<string> {
  const used = await db
    .selectFrom('attachments')
    .select('alt')
    .where('school_code', '=', schoolCode)
    .where('media_id', '=', mediaId)
    .where('alt', '<>', '')
    // A suggestion that nobody has looked at is not proposed a second time.
    .where('alt_confirmed', '=', 1)
    .orderBy('item_type')
    .orderBy('item_id')
    .executeTakeFirst();
  return used?.alt ?? '';
}

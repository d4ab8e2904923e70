import type { Db } from '#app/platform/db/database.ts';

/** The new id of an item of the former website whose old id is not allowed in our addresses. */
export async function findImportedId(
  db: Db,
  { schoolCode, contentType, remoteId }: { schoolCode: string; contentType: string; remoteId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('imported_items')
    .select('local_id')
    .where('school_code', '=', schoolCode)
    .where('kind', '=', contentType)
    .where('remote_id', '=', remoteId)
    .where('local_id', 'is not', null)
    .executeTakeFirst();
  return row?.local_id ?? undefined;
}

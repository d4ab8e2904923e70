import type { Db } from '#app/platform/db/database.ts';
import type { ThingKind } from '../provider/thing.ts';

/** What an item of the former website is called here, where an address of ours could not carry its name. */
export async function findOldId(
  db: Db,
  { schoolCode, kind, remoteId }: { schoolCode: string; kind: ThingKind; remoteId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('moved_things')
    .select('local_id')
    .where('school_code', '=', schoolCode)
    .where('kind', '=', kind)
    .where('remote_id', '=', remoteId)
    .where('local_id', 'is not', null)
    .executeTakeFirst();
  return row?.local_id ?? undefined;
}

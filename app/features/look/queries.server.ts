import type { Db } from '#app/platform/db/database.ts';
import { findVersion, listVersions, type Owner } from '#app/publishing/versions/versions.server.ts';
import { defaultLook, type Look, readLook } from '#app/sites/identity/identity.ts';

export const ownerOf = (schoolCode: string): Owner => ({ type: 'looks', id: schoolCode });

/** The look that families see: the first one where none was chosen. */
export const findLook = async (db: Db, schoolCode: string): Promise<Look> =>
  (await findChosenLook(db, schoolCode)) ?? defaultLook;

/** What somebody of the school has chosen, be it the first one; what cannot be read was not. */
export async function findChosenLook(db: Db, schoolCode: string): Promise<Look | undefined> {
  const row = await db
    .selectFrom('schools')
    .select('look')
    .where('code', '=', schoolCode)
    .executeTakeFirstOrThrow();
  return row.look === null ? undefined : readLook(JSON.parse(row.look));
}

export interface OlderLook {
  number: number;
  look: Look;
  by: string;
  at: string;
}

const MOST_SHOWN = 12;

/** Newest first. The first of them is what stands on the site now. */
export async function listLooks(db: Db, schoolCode: string): Promise<OlderLook[]> {
  const owner = ownerOf(schoolCode);
  const versions = (await listVersions(db, owner)).slice(0, MOST_SHOWN);
  const read = await Promise.all(
    versions.map(async ({ number, by, at }) => {
      const look = readLook(JSON.parse((await findVersion(db, owner, number)) ?? 'null'));
      return look && { number, look, by, at };
    }),
  );
  return read.filter((one) => one !== undefined);
}

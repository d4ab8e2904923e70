import type { WholeAddress } from '#app/addresses.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { addressKey, listAddresses } from '#app/publishing/items/addresses.server.ts';
import { ownPages } from './content-type.ts';

export interface OwnPageAddress {
  id: string;
  /** The current address of the page; differs from the requested one if it has moved. */
  address: WholeAddress;
}

/** The page that has or had this address. Cached while the content is unchanged. */
export async function findOwnPageAddress(
  { database, revisions }: Pick<SiteServices, 'database' | 'revisions'>,
  schoolCode: string,
  address: string,
): Promise<OwnPageAddress | undefined> {
  const byAddress = await revisions.cached(schoolCode, 'own addresses', async () => {
    const kept = await listAddresses(database.reads, ownPages, schoolCode);
    return new Map(
      kept.map(({ address: storedAddress, id, now }): [string, OwnPageAddress] => [
        storedAddress,
        { id, address: now as WholeAddress },
      ]),
    );
  });
  return byAddress.get(addressKey(address));
}

/** The addresses of the school's own published pages, by their ids. */
export async function listOwnPageAddresses(db: Db, schoolCode: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content_items')
    .select(['id', 'address'])
    .where('school_code', '=', schoolCode)
    .where('type', '=', ownPages.name)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ id, address }) => (address ? [[id, address] as const] : [])));
}

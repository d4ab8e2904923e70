import type { WholeAddress } from '#app/addresses.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { addressKey, listAddresses } from '#app/publishing/items/addresses.server.ts';
import { ownPages } from './content-type.ts';

export interface OwnPlace {
  id: string;
  /** Where the page is found now; another than was asked for where it has moved. */
  address: WholeAddress;
}

/** The page that has this address, or had it once. Known from memory while the content stands. */
export async function findOwnPlace(
  { database, revisions }: Pick<SiteServices, 'database' | 'revisions'>,
  schoolCode: string,
  address: string,
): Promise<OwnPlace | undefined> {
  const places = await revisions.remember(schoolCode, 'own addresses', async () => {
    const kept = await listAddresses(database.reads, ownPages, schoolCode);
    return new Map(
      kept.map(({ address: known, id, now }): [string, OwnPlace] => [
        known,
        { id, address: now as WholeAddress },
      ]),
    );
  });
  return places.get(addressKey(address));
}

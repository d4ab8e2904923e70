import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { isReservedAddress } from '#app/addresses.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { addressFieldOf, type ContentType } from '#app/publishing/content-type.ts';
import type { Problems } from '#app/publishing/drafts/field-problems.server.ts';
import type { ItemKey } from './rows.server.ts';

/** Addresses are compared without regard to capital letters. */
export const addressKey = (address: string): string => address.toLowerCase();

/** Addresses are case-insensitive. */
export async function addressProblems(
  db: DbOrTransaction,
  type: ContentType,
  { schoolCode, id }: ItemKey,
  texts: Record<string, string>,
): Promise<Problems> {
  const field = addressFieldOf(type);
  const address = field ? (texts[field] ?? '') : '';
  if (!field || !address) return {};
  if (isReservedAddress(address)) return { [field]: 'addressTaken' };
  const existing = await db
    .selectFrom('content_addresses')
    .select(['type', 'item_id'])
    .where('school_code', '=', schoolCode)
    .where('address', '=', addressKey(address))
    .executeTakeFirst();
  const isOwn = !existing || (existing.type === type.name && existing.item_id === id);
  return isOwn ? {} : { [field]: 'addressTaken' };
}

/** The new address of an item; its old ones still lead to it. */
export async function saveAddress(
  change: ContentChange,
  type: ContentType,
  { schoolCode, id }: ItemKey,
  { texts, at }: { texts: Record<string, string>; at: string },
): Promise<void> {
  const field = addressFieldOf(type);
  const address = field && texts[field];
  if (!address) return;
  await change
    .insertInto('content_addresses')
    .values({
      school_code: schoolCode,
      address: addressKey(address),
      type: type.name,
      item_id: id,
      since: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ItemAddress {
  /** In lower case. */
  address: string;
  id: string;
  now: string;
}

/** Every address that an item of this type has or had. */
export async function listAddresses(
  db: DbOrTransaction,
  type: ContentType,
  schoolCode: string,
): Promise<ItemAddress[]> {
  const rows = await db
    .selectFrom('content_addresses')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'content_addresses.school_code')
        .onRef('content_items.type', '=', 'content_addresses.type')
        .onRef('content_items.id', '=', 'content_addresses.item_id'),
    )
    .select(['content_addresses.address', 'content_items.id', 'content_items.address as now'])
    .where('content_addresses.school_code', '=', schoolCode)
    .where('content_addresses.type', '=', type.name)
    .execute();
  return rows.flatMap(({ now, ...row }) => (now ? [{ ...row, now }] : []));
}

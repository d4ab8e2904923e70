import type { Transaction } from 'kysely';
import type { Database, Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { type ContentType, textFields } from '#app/publishing/content-type.ts';
import { noFields } from '#app/publishing/fields.ts';
import { linksIn } from '#app/publishing/checks/links-in.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { type ItemWithLinks, outsideAddress } from './outside-link.ts';

interface GatherOptions {
  schoolCode: string;
  siteUrl: string;
  now: Date;
}

/** No school has this many; if one does, the rest is not checked. */
const MAX_LINKS = 5000;
const AT_ONCE = 200;

/**
 * Stores which addresses of other sites are public now, and deletes the rest. It reads all content instead of following
 * changes, because content goes public, comes down and is deleted in many ways.
 */
export async function gatherLinks(
  { reads, writes }: Pick<Database, 'reads' | 'writes'>,
  types: readonly ContentType[],
  options: GatherOptions,
): Promise<void> {
  const wanted = new Map<string, FoundLink>();
  const add = (linking: ItemWithLinks) => {
    for (const link of outsideLinksOf(linking, options.siteUrl))
      if (wanted.size < MAX_LINKS) wanted.set(keyOf(link), link);
  };
  for (const type of types.filter(hasLinks))
    for await (const linking of liveItemsOf(reads, type, options)) add(linking);
  await writes.transaction().execute((transaction) => store(transaction, wanted, options));
}

interface FoundLink {
  address: string;
  item_type: string;
  item_id: string;
}
const keyOf = ({ address, item_type, item_id }: FoundLink) => `${address} ${item_type} ${item_id}`;

const outsideLinksOf = ({ type, id, links }: ItemWithLinks, siteUrl: string): FoundLink[] =>
  links.flatMap(({ to }) => {
    const address = outsideAddress(to, siteUrl);
    return address === undefined ? [] : [{ address, item_type: type, item_id: id }];
  });

const hasLinks = (type: ContentType) =>
  textFields(type).some(({ kind }) => kind === 'url' || kind === 'rich' || kind === 'sections');

/** In order of ids and in batches, so that a school of many years is never in memory as a whole. */
async function* liveItemsOf(
  db: Db,
  type: ContentType,
  { schoolCode, now }: GatherOptions,
): AsyncGenerator<ItemWithLinks> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('content_items')
      .select(['type', 'id', 'title', 'fields'])
      .where(liveNow(type, schoolCode, now))
      .where('fields', 'like', '%://%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield itemWithLinks(type, row);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

export const itemWithLinks = (
  type: ContentType,
  row: Pick<Schema['content_items'], 'type' | 'id' | 'title' | 'fields'>,
): ItemWithLinks => ({
  type: row.type,
  id: row.id,
  title: row.title,
  links: linksIn(type, { ...noFields(), texts: readTexts(row) }),
});

async function store(
  transaction: Transaction<Schema>,
  wanted: Map<string, FoundLink>,
  { schoolCode, now }: GatherOptions,
): Promise<void> {
  const stored = await transaction
    .selectFrom('outside_link_places')
    .select(['address', 'item_type', 'item_id'])
    .where('school_code', '=', schoolCode)
    .execute();
  const storedKeys = new Set(stored.map(keyOf));
  for (const { address, item_type, item_id } of stored.filter((link) => !wanted.has(keyOf(link))))
    await transaction
      .deleteFrom('outside_link_places')
      .where('school_code', '=', schoolCode)
      .where('address', '=', address)
      .where('item_type', '=', item_type)
      .where('item_id', '=', item_id)
      .execute();
  for (const link of [...wanted.values()].filter((each) => !storedKeys.has(keyOf(each)))) {
    await transaction
      .insertInto('outside_link_places')
      .values({ school_code: schoolCode, ...link })
      .execute();
    await transaction
      .insertInto('outside_links')
      .values({
        school_code: schoolCode,
        address: link.address,
        host: new URL(link.address).host,
        state: 'new',
        gone_since: null,
        checked_at: null,
        check_after: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['school_code', 'address']).doNothing())
      .execute();
  }
  await transaction
    .deleteFrom('outside_links')
    .where('school_code', '=', schoolCode)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outside_link_places')
            .select('outside_link_places.address')
            .whereRef('outside_link_places.school_code', '=', 'outside_links.school_code')
            .whereRef('outside_link_places.address', '=', 'outside_links.address'),
        ),
      ),
    )
    .execute();
}

/** For a school that has switched the checks off: the results would be out of date. */
export async function forgetLinks(transaction: Transaction<Schema>, schoolCode: string): Promise<void> {
  for (const table of ['outside_link_places', 'outside_links'] as const)
    await transaction.deleteFrom(table).where('school_code', '=', schoolCode).execute();
}

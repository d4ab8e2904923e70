import { type Day, dayInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { withoutAcknowledged } from '#app/publishing/checks/acknowledged.server.ts';
import type { WrittenLink } from '#app/publishing/checks/links-in.ts';
import type { PublishWarning } from '#app/publishing/checks/publish-warning.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { itemWithLinks } from './gather.server.ts';
import { type ItemWithLinks, outsideAddress } from './outside-link.ts';

interface LinkQuery {
  schoolCode: string;
  siteUrl: string;
}

/** The links among these that are dead, with the day on which that was last seen. */
export async function deadOutsideLinks(
  db: Db,
  { schoolCode, siteUrl }: LinkQuery,
  links: readonly WrittenLink[],
): Promise<PublishWarning[]> {
  const addressOf = ({ to }: WrittenLink) => outsideAddress(to, siteUrl);
  const addresses = [...new Set(links.map(addressOf).filter((address) => address !== undefined))];
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('outside_links')
    .select(['address', 'checked_at'])
    .where('school_code', '=', schoolCode)
    .where('state', '=', 'dead')
    .where('address', 'in', addresses)
    .execute();
  const lastSeen = new Map<string | undefined, Day>(
    rows.map((row) => [row.address, dayInIndia(new Date(row.checked_at!))]),
  );
  return links.flatMap((link): PublishWarning[] => {
    const on = lastSeen.get(addressOf(link));
    const { to, ...location } = link;
    return on ? [{ kind: 'deadOutside', ...location, what: to, on }] : [];
  });
}

/** A public item with unacknowledged dead links. */
export interface ItemWithDeadLinks extends Pick<ItemWithLinks, 'type' | 'id' | 'title'> {
  dead: PublishWarning[];
}

/** Without links that were fixed or removed since they were checked. */
export async function listDeadLinks(
  db: Db,
  types: readonly ContentType[],
  query: LinkQuery & { now: Date; limit: number },
): Promise<ItemWithDeadLinks[]> {
  const found: ItemWithDeadLinks[] = [];
  for (const linking of await listSuspects(db, types, query)) {
    if (found.length >= query.limit) break;
    const { type, id, title, links } = linking;
    const dead = await withoutAcknowledged(
      db,
      { schoolCode: query.schoolCode, type, id },
      await deadOutsideLinks(db, query, links),
    );
    if (dead.length > 0) found.push({ type, id, title, dead });
  }
  return found;
}

/** No more links are checked for one page. */
const MAX_SUSPECTS = 50;

async function listSuspects(
  db: Db,
  types: readonly ContentType[],
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<ItemWithLinks[]> {
  const itemRefs = await db
    .selectFrom('outside_links')
    .innerJoin('outside_link_places as place', (join) =>
      join
        .onRef('place.school_code', '=', 'outside_links.school_code')
        .onRef('place.address', '=', 'outside_links.address'),
    )
    .select(['item_type', 'item_id'])
    .distinct()
    .where('outside_links.school_code', '=', schoolCode)
    .where('outside_links.state', '=', 'dead')
    .orderBy('item_type')
    .orderBy('item_id', 'desc')
    .limit(MAX_SUSPECTS)
    .execute();
  const suspects: ItemWithLinks[] = [];
  for (const { item_type, item_id } of itemRefs) {
    const type = types.find(({ name }) => name === item_type);
    if (!type) continue;
    const row = await db
      .selectFrom('content_items')
      .select(['type', 'id', 'title', 'fields'])
      .where('id', '=', item_id)
      .where(liveNow(type, schoolCode, now))
      .executeTakeFirst();
    if (row) suspects.push(itemWithLinks(type, row));
  }
  return suspects;
}

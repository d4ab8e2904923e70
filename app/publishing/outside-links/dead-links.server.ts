import { type Day, dayInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { unknownOf } from '#app/publishing/gate/known.server.ts';
import type { WrittenLink } from '#app/publishing/gate/links-in.ts';
import type { Stumble } from '#app/publishing/gate/stumble.ts';
import { liveNow } from '#app/publishing/live.ts';
import { linkingOf } from './gather.server.ts';
import { type Linking, outsideAddress } from './outside-link.ts';

interface Asked {
  schoolCode: string;
  siteUrl: string;
}

/** Of the links to other sites, those behind which nothing is any more, with the day on which that was seen last. */
export async function deadOutside(
  db: Db,
  { schoolCode, siteUrl }: Asked,
  links: readonly WrittenLink[],
): Promise<Stumble[]> {
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
  const seen = new Map<string | undefined, Day>(
    rows.map((row) => [row.address, dayInIndia(new Date(row.checked_at!))]),
  );
  return links.flatMap((link): Stumble[] => {
    const on = seen.get(addressOf(link));
    const { to, ...place } = link;
    return on ? [{ kind: 'deadOutside', ...place, what: to, on }] : [];
  });
}

/** Something public with links that lead nowhere, of which nobody has said to know. */
export interface DeadLinking extends Pick<Linking, 'type' | 'id' | 'title'> {
  dead: Stumble[];
}

/** What has been mended since it was found out, or taken off the site, is not among them. */
export async function listDeadLinks(
  db: Db,
  { types, also }: { types: readonly ContentType[]; also: readonly Linking[] },
  asked: Asked & { now: Date; limit: number },
): Promise<DeadLinking[]> {
  const found: DeadLinking[] = [];
  for (const linking of [...also, ...(await listSuspects(db, types, asked))]) {
    if (found.length >= asked.limit) break;
    const { type, id, title, links } = linking;
    const dead = await unknownOf(db, { type, id }, await deadOutside(db, asked, links));
    if (dead.length > 0) found.push({ type, id, title, dead });
  }
  return found;
}

/** More are not looked into for one page. */
const MOST_SUSPECTS = 50;

async function listSuspects(
  db: Db,
  types: readonly ContentType[],
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<Linking[]> {
  const owners = await db
    .selectFrom('outside_links')
    .innerJoin('outside_link_places as place', (join) =>
      join
        .onRef('place.school_code', '=', 'outside_links.school_code')
        .onRef('place.address', '=', 'outside_links.address'),
    )
    .select(['owner_type', 'owner_id'])
    .distinct()
    .where('outside_links.school_code', '=', schoolCode)
    .where('outside_links.state', '=', 'dead')
    .orderBy('owner_type')
    .orderBy('owner_id', 'desc')
    .limit(MOST_SUSPECTS)
    .execute();
  const suspects: Linking[] = [];
  for (const { owner_type, owner_id } of owners) {
    const type = types.find(({ name }) => name === owner_type);
    if (!type) continue;
    const row = await db
      .selectFrom('content_items')
      .select(['type', 'id', 'title', 'fields'])
      .where('id', '=', owner_id)
      .where(liveNow(type, schoolCode, now))
      .executeTakeFirst();
    if (row) suspects.push(linkingOf(type, row));
  }
  return suspects;
}

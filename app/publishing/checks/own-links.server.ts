import {
  pageAddress,
  listOf,
  type PageName,
  pages,
  readAddress,
  readTarget,
  readOwnPagePath,
  showsItem,
} from '#app/addresses.ts';
import type { Db } from '#app/platform/db/database.ts';
import { addressKey } from '#app/publishing/items/addresses.server.ts';
import { isLive } from '#app/platform/content/live.ts';
import type { Languages } from '#app/words/locales.ts';
import type { WrittenLink } from './links-in.ts';

interface LinkQuery {
  schoolCode: string;
  siteUrl: string;
  languages: Languages;
  now: Date;
}

/** The broken links to this site. Links to other sites take time: see `outside-links`. */
export async function deadLinks(
  db: Db,
  query: LinkQuery,
  links: readonly WrittenLink[],
): Promise<WrittenLink[]> {
  const dead: WrittenLink[] = [];
  for (const link of links) if (!(await leadsSomewhere(db, query, link.to))) dead.push(link);
  return dead;
}

async function leadsSomewhere(db: Db, query: LinkQuery, to: string): Promise<boolean> {
  if (/^[a-zA-Z]+$/.test(to)) return Object.hasOwn(pages, to);
  const path = ownPath(to, query.siteUrl);
  if (path === undefined) return true;
  // In any language of the school.
  const target = readTarget(path, query.languages);
  const address = readAddress(target);
  if (address) {
    if (address.spelling === 'nowhere') return false;
    const id = new URLSearchParams(address.canonical.split('?')[1]).get('id');
    const name = address.page.name as PageName;
    if (id) return isShown(db, query, id);
    return !(showsItem(name) && listOf(name));
  }
  const own = readOwnPagePath(target.path);
  if (own) return isOwnPage(db, query, own);
  return MACHINES.test(path);
}

/** The path of an address of this site; undefined for any other. */
function ownPath(to: string, siteUrl: string): string | undefined {
  const bare = to.split('#', 1)[0]!;
  if (bare === '') return pageAddress('home');
  if (bare.startsWith('/')) return bare;
  if (bare === siteUrl || bare.startsWith(`${siteUrl}/`))
    return bare.slice(siteUrl.length) || pageAddress('home');
  return undefined;
}

/** Public addresses that are not pages: files, feeds, the calendar for phones. */
const MACHINES = /^\/(?:api\/|news\/|calendar\/|icons\/|cards\/|sitemap|robots)/;

async function isShown(db: Db, { schoolCode, now }: LinkQuery, id: string): Promise<boolean> {
  const item = await db
    .selectFrom('content_items')
    .select('id')
    .where('id', '=', id)
    .where(isLive(schoolCode, now))
    .executeTakeFirst();
  return item !== undefined;
}

/** A former address of an item counts: it redirects. */
async function isOwnPage(db: Db, { schoolCode, now }: LinkQuery, address: string): Promise<boolean> {
  const item = await db
    .selectFrom('content_addresses')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'content_addresses.school_code')
        .onRef('content_items.type', '=', 'content_addresses.type')
        .onRef('content_items.id', '=', 'content_addresses.item_id'),
    )
    .select('content_items.id')
    .where('content_addresses.school_code', '=', schoolCode)
    .where('content_addresses.address', '=', addressKey(address))
    .where(isLive(schoolCode, now))
    .executeTakeFirst();
  return item !== undefined;
}

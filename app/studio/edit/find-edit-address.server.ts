import { type PageName, readAddress, readOwnPlace, showsItem, type WholeAddress } from '#app/addresses.ts';
import { events } from '#app/features/events/content-type.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { leadership } from '#app/features/leadership/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { findOwnPlace } from '#app/features/pages/own/addresses.server.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { videos } from '#app/features/videos/content-type.ts';
import type { Acting } from '#app/access/acting.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { listLatest } from '#app/publishing/lists/items.server.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';

/** The pages that list what the office writes, or show one of it. */
const kindAt: Partial<Record<PageName | 'ownPage', ContentType>> = {
  news,
  gallery: albums,
  album: albums,
  videos,
  calendar: events,
  event: events,
};

/** Where in the studio that is written which families read at this address; nothing where nobody writes it. */
export async function findEditAddress(acting: Acting, target: string): Promise<WholeAddress | undefined> {
  const found = readAddress(target);
  if (!found) return findOwnPage(acting, target);
  const { name } = found.page;
  const kind = kindAt[name];
  const id = new URLSearchParams(found.canonical.split('?')[1]).get('id') ?? '';
  if (kind && name !== 'ownPage' && showsItem(name) && id) return findItem(acting, kind, id);
  if (kind) return listAddress(kind);
  return (
    (await findMessage(acting, found.page.path)) ??
    findItem(acting, pages, pageId(acting.staff.schoolCode, name as PageKey))
  );
}

async function findItem({ services, staff }: Acting, type: ContentType, id: string) {
  const row = await findRow(services.database.reads, type, { schoolCode: staff.schoolCode, id });
  return row && itemAddress(type, id);
}

async function findOwnPage({ services, staff }: Acting, target: string) {
  const path = readOwnPlace(target);
  const place = path && (await findOwnPlace(services, staff.schoolCode, path));
  return place ? itemAddress(ownPages, place.id) : undefined;
}

/** A page of welcome is there for the message on it. */
async function findMessage({ services, staff, now }: Acting, path: string) {
  const { schoolCode } = staff;
  const all = await listLatest(services.database.reads, leadership, { schoolCode, now, limit: 50 });
  const message = all.find((item) => leadership.address(item) === path);
  return message && itemAddress(leadership, message.id);
}

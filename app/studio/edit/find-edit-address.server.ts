import { type PageName, readAddress, readOwnPagePath, showsItem, type WholeAddress } from '#app/addresses.ts';
import { events } from '#app/features/events/content-type.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { leadership } from '#app/features/leadership/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { findOwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { videos } from '#app/features/videos/content-type.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { listLatest } from '#app/publishing/lists/items.server.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';

/** The pages that list what the office writes, or show one of it. */
const contentTypeAt: Partial<Record<PageName | 'ownPage', ContentType>> = {
  news,
  gallery: albums,
  album: albums,
  videos,
  calendar: events,
  event: events,
};

/** Where in the studio that is written which families read at this address; nothing where nobody writes it. */
export async function findEditAddress(
  commandContext: CommandContext,
  target: string,
): Promise<WholeAddress | undefined> {
  const found = readAddress(target);
  if (!found) return findOwnPage(commandContext, target);
  const { name } = found.page;
  const contentType = contentTypeAt[name];
  const id = new URLSearchParams(found.canonical.split('?')[1]).get('id') ?? '';
  if (contentType && name !== 'ownPage' && showsItem(name) && id)
    return findItem(commandContext, contentType, id);
  if (contentType) return listAddress(contentType);
  return (
    (await findMessage(commandContext, found.page.path)) ??
    findItem(commandContext, pages, pageId(commandContext.staff.schoolCode, name as PageKey))
  );
}

async function findItem({ services, staff }: CommandContext, type: ContentType, id: string) {
  const row = await findRow(services.database.reads, type, { schoolCode: staff.schoolCode, id });
  return row && itemAddress(type, id);
}

async function findOwnPage({ services, staff }: CommandContext, target: string) {
  const path = readOwnPagePath(target);
  const location = path && (await findOwnPageAddress(services, staff.schoolCode, path));
  return location ? itemAddress(ownPages, location.id) : undefined;
}

/** A page of welcome is there for the message on it. */
async function findMessage({ services, staff, now }: CommandContext, path: string) {
  const { schoolCode } = staff;
  const all = await listLatest(services.database.reads, leadership, { schoolCode, now, limit: 50 });
  const message = all.find((item) => leadership.address(item) === path);
  return message && itemAddress(leadership, message.id);
}

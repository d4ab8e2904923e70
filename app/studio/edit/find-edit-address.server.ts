import { readAddress, readOwnPagePath, readTarget, showsItem, type WholeAddress } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { serverContentTypes } from '#app/content-types.server.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { findOwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';

/** The studio address of the content at this public address; undefined if nobody edits it. */
export async function findEditAddress(
  commandContext: CommandContext,
  address: string,
): Promise<WholeAddress | undefined> {
  const target = readTarget(
    address,
    commandContext.services.sites.of(commandContext.staff.schoolCode).languages,
  );
  const found = readAddress(target);
  if (!found) return findOwnPage(commandContext, target.path);
  const { name } = found.page;
  const contentType = contentTypes.find(({ listPage, itemPage }) => listPage === name || itemPage === name);
  const id = new URLSearchParams(found.canonical.split('?')[1]).get('id') ?? '';
  if (contentType && name !== 'ownPage' && showsItem(name) && id)
    return findItem(commandContext, contentType, id);
  if (contentType) return listAddress(contentType);
  return (
    (await findItemShownAt(commandContext, found.page.path)) ??
    findItem(commandContext, pages, pageId(commandContext.staff.schoolCode, name as PageKey))
  );
}

async function findItem({ services, staff }: CommandContext, type: ContentType, id: string) {
  const row = await findRow(services.database.reads, type, { schoolCode: staff.schoolCode, id });
  return row && itemAddress(type, id);
}

async function findOwnPage({ services, staff }: CommandContext, requestedPath: string) {
  const path = readOwnPagePath(requestedPath);
  const location = path && (await findOwnPageAddress(services, staff.schoolCode, path));
  return location ? itemAddress(ownPages, location.id) : undefined;
}

/** A page may show an item that is edited elsewhere, as a welcome page does with its message. */
async function findItemShownAt({ services, staff, now }: CommandContext, path: string) {
  const query = { schoolCode: staff.schoolCode, now };
  for (const { type, findShownAt } of serverContentTypes) {
    const id = await findShownAt?.(services.database.reads, query, path);
    if (id) return itemAddress(type, id);
  }
  return undefined;
}

import type { PageLayout, PageText } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findItem } from '#app/publishing/lists/items.server.ts';
import { pages } from './content-type.ts';
import { ownPages } from './own/content-type.ts';

/** A page that came with the site, or one that the school added. */
type PageType = typeof pages | typeof ownPages;

interface Asked {
  schoolCode: string;
  id: string;
  now: Date;
}

/** What the school has written for this page, with its facts still as chips. */
export async function findPageText(
  db: Db,
  type: PageType,
  { schoolCode, id, now }: Asked,
): Promise<PageText | undefined> {
  const item = await findItem<PageType>(db, type, { schoolCode, now, id });
  if (!item) return undefined;
  const { title, lead, description, layout, banner, card, sections } = item.texts;
  return {
    layout: layout as PageLayout,
    title,
    lead,
    description,
    ...(banner && { banner }),
    ...(card && { card }),
    sections: readSections(sections) ?? [],
  };
}

/** Its pictures and papers, by the names that the text has for them. */
export async function findFilesOfPage(db: Db, type: PageType, id: string): Promise<PageFiles> {
  const files = (await attachmentsOf(db, type.name, [id]))(id);
  return Object.fromEntries(files.map((file) => [file.mediaId, file]));
}

import type { PageLayout, PageText } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findItem } from '#app/publishing/lists/items.server.ts';
import { filesSaid, type Said } from '#app/publishing/translations/pieces.ts';
import type { Locale } from '#app/words/locales.ts';
import { pages } from './content-type.ts';
import { ownPages } from './own/content-type.ts';

/** A page that came with the site, or one that the school added. */
type PageType = typeof pages | typeof ownPages;

interface Asked {
  schoolCode: string;
  id: string;
  now: Date;
  language?: Locale;
}

/** A page's text in one of its languages, and what is said there of its files. */
export interface FoundPage extends PageText {
  language: Locale;
  languages: readonly Locale[];
  said: Said | undefined;
}

/** What the school has written for this page, with its facts still as chips. */
export async function findPageText(db: Db, type: PageType, asked: Asked): Promise<FoundPage | undefined> {
  const item = await findItem<PageType>(db, type, asked);
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
    language: item.language,
    languages: item.languages ?? [item.language],
    said: item.said,
  };
}

/** Its pictures and papers, by the names that the text has for them. */
export async function findFilesOfPage(db: Db, type: PageType, id: string, said?: Said): Promise<PageFiles> {
  const files = filesSaid((await attachmentsOf(db, type.name, [id]))(id), said);
  return Object.fromEntries(files.map((file) => [file.mediaId, file]));
}

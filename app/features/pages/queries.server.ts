import type { PageLayout, PageText } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findItem } from '#app/publishing/lists/items.server.ts';
import { translatedFiles, type SegmentTexts } from '#app/publishing/translations/segments.ts';
import type { Locale } from '#app/words/locales.ts';
import { pages } from './content-type.ts';
import { ownPages } from './own/content-type.ts';

/** A page that came with the site, or one that the school added. */
type PageType = typeof pages | typeof ownPages;

interface PageQuery {
  schoolCode: string;
  id: string;
  now: Date;
  language?: Locale;
}

/** A page's text in one of its languages, with the translated texts of its files. */
export interface FoundPage extends PageText {
  language: Locale;
  languages: readonly Locale[];
  translation: SegmentTexts | undefined;
}

/** The school's text for this page, with unfilled facts. */
export async function findPageText(db: Db, type: PageType, query: PageQuery): Promise<FoundPage | undefined> {
  const item = await findItem<PageType>(db, type, query);
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
    translation: item.translation,
  };
}

/** Its pictures and documents, by the names that the text uses for them. */
export async function findFilesOfPage(
  db: Db,
  type: PageType,
  { schoolCode, id }: { schoolCode: string; id: string },
  translation?: SegmentTexts,
): Promise<PageFiles> {
  const files = translatedFiles((await attachmentsOf(db, schoolCode, type.name, [id]))(id), translation);
  return Object.fromEntries(files.map((file) => [file.mediaId, file]));
}

/** Every page that is not in the trash, published or not, by title. */
export const listPages = (db: Db, schoolCode: string) =>
  db
    .selectFrom('content_items')
    .select(['type', 'id', 'title', 'status', 'fields'])
    .where('school_code', '=', schoolCode)
    .where('type', 'in', [pages.name, ownPages.name])
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .execute();

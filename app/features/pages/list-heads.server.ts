import { type Facts, fillIn } from '#content/facts.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Prose } from '#content/prose.ts';
import type { Db } from '#app/platform/db/database.ts';
import { LIST_NAMES, type ListName } from '#app/platform/http/list-words.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import type { ListHeads } from '#app/publishing/lists/list-head.ts';
import type { ContentQuery } from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translatedFile, type SegmentTexts, translatedTexts } from '#app/publishing/translations/segments.ts';
import { parseTranslation, translationIn } from '#app/publishing/translations/translated.server.ts';
import { pages } from './content-type.ts';
import { pageId } from './page-id.ts';

/** The school's headings for its lists, with unfilled facts; a missing list has none. */
export async function findListHeads(db: Db, { schoolCode, now, language }: ContentQuery): Promise<ListHeads> {
  const idOf = new Map(LIST_NAMES.map((name) => [pageId(schoolCode, name), name]));
  const rows = await db
    .selectFrom('content_items')
    .select(['type', 'id', 'language', 'fields'])
    .select(translationIn(language).as('translated'))
    .where(liveNow(pages, schoolCode, now))
    .where('id', 'in', [...idOf.keys()])
    .execute();
  const texts = rows.map((row): Head => {
    const translation = language && row.language !== language ? parseTranslation(row.translated) : undefined;
    return { id: row.id, translation, ...translatedTexts(pages, readTexts(row), translation ?? {}) };
  });
  const pictured = texts.filter(({ banner, card }) => banner || card).map(({ id }) => id);
  const filesOf = pictured.length > 0 ? await attachmentsOf(db, schoolCode, pages.name, pictured) : () => [];
  return Object.fromEntries(
    texts.map(({ id, translation, title = '', lead = '', description = '', banner, card }) => {
      const picture = (mediaId: string | undefined) => {
        const file = mediaId ? filesOf(id).find((each) => each.mediaId === mediaId) : undefined;
        return file && translatedFile(file, translation);
      };
      return [
        idOf.get(id)!,
        { title, lead, description, banner: picture(banner), card: picture(card || banner) },
      ] as const;
    }),
  );
}

interface Head extends Partial<Record<'title' | 'lead' | 'description' | 'banner' | 'card', string>> {
  id: string;
  translation: SegmentTexts | undefined;
}

/** As families read them. A school from before headings were editable uses the sample school's. */
export const readyHeads = (found: ListHeads, { prose, facts }: { prose: Prose; facts: Facts }): ListHeads =>
  Object.fromEntries(
    (
      Object.entries({ ...sampleHeads(prose), ...found }) as [ListName, NonNullable<ListHeads[ListName]>][]
    ).map(([name, { title, lead, description, ...pictures }]) => [
      name,
      {
        ...pictures,
        title: fillIn(title, facts),
        lead: fillIn(lead, facts),
        description: fillIn(description || lead || title, facts),
      },
    ]),
  );

const sampleHeads = ({ pages: { gallery, news, videos, calendar } }: Prose): ListHeads =>
  Object.fromEntries(
    Object.entries({ gallery, news, videos, calendar }).map(([name, { title, lead, description }]) => [
      name,
      { title, lead, description },
    ]),
  );

import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { parseTranslation } from '#app/publishing/translations/translated.server.ts';
import { languageOfItem } from '#app/publishing/translations/language-of-item.ts';
import { indexForSearch, type SearchedItem } from './text-search.ts';

/** Indexes everything that families can read of these items, in every language. */
export async function indexItems(
  change: ContentChange,
  type: ContentType,
  items: Pick<SearchedItem, 'id' | 'schoolCode' | 'texts'>[],
): Promise<void> {
  if (!type.search || items.length === 0) return;
  const rows = await change
    .selectFrom('content_translations')
    .select(['item_id', 'language', 'texts as translated'])
    .where('school_code', '=', change.schoolCode)
    .where('item_type', '=', type.name)
    .where(
      'item_id',
      'in',
      items.map(({ id }) => id),
    )
    .where('published_at', 'is not', null)
    .execute();
  await indexForSearch(
    change,
    type,
    items.map((item) => {
      const written = languageOfItem(type, item.texts);
      const translations = rows
        .filter(({ item_id, language }) => item_id === item.id && language !== written)
        .map(({ translated }) => parseTranslation(translated) ?? {});
      return { ...item, translations };
    }),
  );
}

import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { ContentType } from './content-type.ts';

/** What drafts, versions and presence are kept of: an item as it was written or, with a language, its translation. */
export interface DocumentRef extends ItemRef {
  language?: string | undefined;
}

export const documentRef = (
  type: ContentType,
  { schoolCode, id }: { schoolCode: string; id: string },
): DocumentRef => ({
  schoolCode,
  type: type.name,
  id: type.translation?.itemId ?? id,
  language: type.translation?.language,
});

/** Of the item as it was written, in tables that keep its translations, too. */
export const OWN_LANGUAGE = '';

/** The columns that name it. */
export const documentColumns = ({ schoolCode, type, id, language = OWN_LANGUAGE }: DocumentRef) => ({
  school_code: schoolCode,
  item_type: type,
  item_id: id,
  language,
});

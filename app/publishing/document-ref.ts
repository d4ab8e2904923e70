import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { ContentType } from './content-type.ts';

/** The document that drafts, versions and presence belong to: an item or, with a language, its translation. */
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

/** The original language, in tables that store translations, too. */
export const OWN_LANGUAGE = '';

/** The columns that identify it. */
export const documentColumns = ({ schoolCode, type, id, language = OWN_LANGUAGE }: DocumentRef) => ({
  school_code: schoolCode,
  item_type: type,
  item_id: id,
  language,
});

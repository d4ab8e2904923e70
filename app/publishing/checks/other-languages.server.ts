import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { Db } from '#app/platform/db/database.ts';
import {
  type LanguageState,
  type TranslationState,
  translationStatuses,
} from '#app/publishing/translations/table.server.ts';
import type { Languages, Locale } from '#app/words/locales.ts';
import { withoutAcknowledged } from './acknowledged.server.ts';
import type { AcknowledgeableWarning } from './publish-warning.ts';

/** The key of this acknowledgement: once for an item, whatever becomes of its text. */
export const ONE_LANGUAGE: AcknowledgeableWarning = { kind: 'oneLanguage', field: '', what: '' };

/** The warning about a translation of an item that was just published. */
export interface OtherLanguage {
  from: Locale;
  into: Locale;
  /** How many segments of the translation are out of date; 0 if there is no translation. */
  changes: number;
  /** There is no translation into any language. */
  isOnly: boolean;
}

const NOT_PUBLIC: readonly LanguageState[] = ['missing', 'draft'];

/**
 * The translations that are out of date and, unless acknowledged, the languages without one. They do not stop
 * publishing, because translations often follow a day later.
 */
export async function listOtherLanguages(
  db: Db,
  itemRef: ItemRef,
  languages: Languages,
): Promise<OtherLanguage[]> {
  const status = (await translationStatuses(db, { ...itemRef, languages }, [itemRef.id])).get(itemRef.id);
  if (!status) return [];
  const translations = Object.entries(status.translations) as [Locale, TranslationState][];
  const isOnly = translations.every(([, { state }]) => NOT_PUBLIC.includes(state));
  const isKnown = (await withoutAcknowledged(db, itemRef, [ONE_LANGUAGE])).length === 0;
  return translations.flatMap(([into, { state, older }]) => {
    const language = { from: status.language, into, isOnly };
    if (state === 'older') return [{ ...language, changes: older }];
    return NOT_PUBLIC.includes(state) && !isKnown ? [{ ...language, changes: 0 }] : [];
  });
}

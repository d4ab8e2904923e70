import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type TranslationStatus, translationStatuses } from '#app/publishing/translations/table.server.ts';
import { type Locale, otherLocale } from '#app/words/locales.ts';
import { withoutAcknowledged } from './acknowledged.server.ts';
import type { AcknowledgeableWarning } from './publish-warning.ts';

/** The key of this acknowledgement: once for an item, whatever becomes of its text. */
export const ONE_LANGUAGE: AcknowledgeableWarning = { kind: 'oneLanguage', field: '', what: '' };

/**
 * That families find it in one language only, unless that was acknowledged. It does not stop publishing: what is
 * written today is often translated tomorrow.
 */
async function findOneLanguage(db: Db, itemRef: ItemRef, status: TranslationStatus): Promise<boolean> {
  if (status.other !== 'missing' && status.other !== 'draft') return false;
  return (await withoutAcknowledged(db, itemRef, [ONE_LANGUAGE])).length > 0;
}

/** What to say about the translation of an item that was just published. */
export interface OtherLanguage {
  from: Locale;
  into: Locale;
  /** How many segments of the translation are out of date; 0 where there is no translation. */
  changes: number;
}

export async function findOtherLanguage(db: Db, itemRef: ItemRef): Promise<OtherLanguage | undefined> {
  const status = (await translationStatuses(db, itemRef, [itemRef.id])).get(itemRef.id);
  if (!status) return undefined;
  const languages = { from: status.language, into: otherLocale(status.language) };
  if (status.other === 'older') return { ...languages, changes: status.older };
  return (await findOneLanguage(db, itemRef, status)) ? { ...languages, changes: 0 } : undefined;
}

import type { Db } from '#app/platform/db/database.ts';
import { type HowItStands, statesOf } from '#app/publishing/translations/table.server.ts';
import { type Locale, otherLocale } from '#app/words/locales.ts';
import { unknownOf } from './known.server.ts';
import type { Known } from './stumble.ts';

/** What "we know" of this is remembered by: once for an item, whatever becomes of its text. */
export const ONE_LANGUAGE: Known = { kind: 'oneLanguage', field: '', what: '' };

/**
 * That families find it in one language only, where nobody has said to know of it. It holds nothing back: what is
 * written today is often translated tomorrow, and must not wait for that.
 */
async function findOneLanguage(db: Db, owner: Owner, stands: HowItStands): Promise<boolean> {
  if (stands.other !== 'missing' && stands.other !== 'draft') return false;
  return (await unknownOf(db, owner, [ONE_LANGUAGE])).length > 0;
}

/** What is to be said of the other language of something that was just published. */
export interface OtherLanguage {
  from: Locale;
  into: Locale;
  /** How many pieces families read there as they were before; 0 where nobody has translated it. */
  changes: number;
}

export async function findOtherLanguage(db: Db, owner: Owner): Promise<OtherLanguage | undefined> {
  const stands = (await statesOf(db, owner.type, [owner.id])).get(owner.id);
  if (!stands) return undefined;
  const languages = { from: stands.language, into: otherLocale(stands.language) };
  if (stands.other === 'older') return { ...languages, changes: stands.older };
  return (await findOneLanguage(db, owner, stands)) ? { ...languages, changes: 0 } : undefined;
}

interface Owner {
  type: string;
  id: string;
}

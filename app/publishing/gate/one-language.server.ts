import type { Db } from '#app/platform/db/database.ts';
import { statesOf } from '#app/publishing/translations/table.server.ts';
import { type Locale, otherLocale } from '#app/words/locales.ts';
import { unknownOf } from './known.server.ts';
import type { Known } from './stumble.ts';

/** What "we know" of this is remembered by: once for an item, whatever becomes of its text. */
export const ONE_LANGUAGE: Known = { kind: 'oneLanguage', field: '', what: '' };

/**
 * That families find it in one language only, where nobody has said to know of it. It holds nothing back: what is
 * written today is often translated tomorrow, and must not wait for that.
 */
export async function findOneLanguage(
  db: Db,
  owner: { type: string; id: string },
): Promise<{ from: Locale; into: Locale } | undefined> {
  const stands = (await statesOf(db, owner.type, [owner.id])).get(owner.id);
  if (!stands || (stands.other !== 'missing' && stands.other !== 'draft')) return undefined;
  if ((await unknownOf(db, owner, [ONE_LANGUAGE])).length === 0) return undefined;
  return { from: stands.language, into: otherLocale(stands.language) };
}

import { contentTypes } from '#app/content-types.ts';
import { PROFILE } from '#app/features/school/profile-segments.ts';
import type { Db } from '#app/platform/db/database.ts';
import {
  listTable,
  profileTranslationStatus,
  tallyTable,
} from '#app/publishing/translations/table.server.ts';
import { PROFILE_ID } from '#app/studio/languages/profile-id.ts';
import { firstLocale, type Locale, otherLocale } from '#app/words/locales.ts';

const SHOWN = 3;

export interface OlderTranslation {
  type: string;
  id: string;
  title: string;
  into: Locale;
  /** Pieces that families read there as they were before. */
  changes: number;
}

interface Query {
  schoolCode: string;
  now: Date;
  /** For whoever may change it. */
  withProfile: boolean;
}

/** What was changed in one language since it was translated: the latest of it, and how many there are in all. */
export async function findOlderTranslations(
  db: Db,
  { schoolCode, now, withProfile }: Query,
): Promise<{ count: number; latest: OlderTranslation[] }> {
  const types = contentTypes.map(({ name }) => name);
  const query = { schoolCode, now, types, q: '' };
  const into = otherLocale(firstLocale);
  const [tally, rows, profile] = await Promise.all([
    tallyTable(db, query),
    listTable(db, { ...query, show: 'older', sort: 'changed', page: 1, readsSince: '', shownOn: [] }),
    withProfile
      ? profileTranslationStatus(db, { schoolCode, type: PROFILE, id: schoolCode }, into)
      : undefined,
  ]);
  const latest = rows.map(({ type, id, title, language, older }) => ({
    type,
    id,
    title,
    into: otherLocale(language),
    changes: older,
  }));
  if (profile?.other === 'older')
    latest.unshift({
      type: PROFILE,
      id: PROFILE_ID,
      title: '',
      into,
      changes: profile.older,
    });
  const items = tally.filter(({ other }) => other === 'older').reduce((sum, { count }) => sum + count, 0);
  return { count: items + (profile?.other === 'older' ? 1 : 0), latest: latest.slice(0, SHOWN) };
}

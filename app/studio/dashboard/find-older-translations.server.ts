import type { Db } from '#app/platform/db/database.ts';
import { listTable, tallyTable } from '#app/publishing/translations/table.server.ts';
import { type Locale, otherLocale } from '#app/words/locales.ts';

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
  /** The names of those that whoever asks may open. */
  types: readonly string[];
}

/** What was changed in one language since it was translated: the latest of it, and how many there are in all. */
export async function findOlderTranslations(
  db: Db,
  { schoolCode, now, types }: Query,
): Promise<{ count: number; latest: OlderTranslation[] }> {
  const query = { schoolCode, now, types, q: '' };
  const [tally, rows] = await Promise.all([
    tallyTable(db, query),
    listTable(db, { ...query, show: 'older', sort: 'changed', page: 1, readsSince: '', shownOn: [] }),
  ]);
  const latest = rows.map(({ type, id, title, language, older }) => ({
    type,
    id,
    title,
    into: otherLocale(language),
    changes: older,
  }));
  const count = tally.filter(({ other }) => other === 'older').reduce((sum, row) => sum + row.count, 0);
  return { count, latest: latest.slice(0, SHOWN) };
}

import type { Db } from '#app/platform/db/database.ts';
import { listTable, tallyTable, type TranslationRef } from '#app/publishing/translations/table.server.ts';
import type { Languages, Locale } from '#app/words/locales.ts';

const SHOWN = 3;

export interface OlderTranslation extends TranslationRef {
  title: string;
  /** The number of outdated segments that families read. */
  changes: number;
}

interface Query {
  schoolCode: string;
  languages: Languages;
  now: Date;
  /** The names of the types that the person may open. */
  types: readonly string[];
}

/** Outdated translations: the latest of them, and their total number. */
export async function findOlderTranslations(
  db: Db,
  { schoolCode, languages, now, types }: Query,
): Promise<{ count: number; latest: OlderTranslation[] }> {
  const query = { schoolCode, languages, now, types, q: '' };
  const [tally, rows] = await Promise.all([
    tallyTable(db, query),
    listTable(db, { ...query, show: 'older', sort: 'changed', page: 1, readsSince: '', shownOn: [] }),
  ]);
  const latest = rows.flatMap(({ type, id, title, language: from, translations }) =>
    Object.entries(translations).flatMap(([into, { state, older }]) =>
      state === 'older' ? [{ type, id, title, from, into: into as Locale, changes: older }] : [],
    ),
  );
  const olderIn = (states: object) => Object.values(states).filter((state) => state === 'older').length;
  const count = tally.reduce((sum, row) => sum + olderIn(row.states) * row.count, 0);
  return { count, latest: latest.slice(0, SHOWN) };
}

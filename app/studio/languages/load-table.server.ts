import { typesFor } from '#app/studio/content/types/types-for.ts';
import { isTranslatable } from '#app/publishing/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { readsSince } from '#app/features/visitors/page-reads.server.ts';
import {
  isShown,
  listTable,
  ROWS_A_PAGE,
  type Tally,
  tallyTable,
} from '#app/publishing/translations/table.server.ts';
import type { studioContext } from '#app/studio/content/studio-context.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { translateType, typeIn } from '#app/studio/words/content-types.ts';
import type { Locale } from '#app/words/locales.ts';
import { parseTableSearch } from './table-search.ts';

type StudioContext = ReturnType<typeof studioContext>;

/** The data of the table of languages. */
export async function loadTable({ services, staff, now, words }: StudioContext, params: URLSearchParams) {
  const { reads } = services.database;
  const search = parseTableSearch(params);
  const contentTypes = typesFor(staff.role).filter(isTranslatable);
  const everyType = contentTypes.map(({ name }) => name);
  const { languages } = services.sites.of(staff.schoolCode);
  const query = { schoolCode: staff.schoolCode, languages, now };
  const types = search.contentType ? everyType.filter((name) => name === search.contentType) : everyType;
  const isNarrow = search.q !== '' || search.contentType !== '';
  const [all, some, rows] = await Promise.all([
    tallyTable(reads, { ...query, types: everyType, q: '' }),
    isNarrow ? tallyTable(reads, { ...query, types, q: search.q }) : undefined,
    listTable(reads, {
      ...query,
      ...search,
      types,
      readsSince: readsSince(now),
      shownOn: contentTypes.flatMap(({ name, shownOn }) =>
        shownOn ? [{ type: name, page: pageId(staff.schoolCode, shownOn as PageKey) }] : [],
      ),
    }),
  ]);
  const narrowed = some ?? all;
  const counts = {
    all: countIf(narrowed, () => true),
    older: countIf(narrowed, ({ states }) => isShown('older', states)),
    missing: countIf(narrowed, ({ states }) => isShown('missing', states)),
  };
  return {
    search,
    counts,
    total: countIf(all, () => true),
    tallies: languages.map((language) => ({ language, ...tallyIn(language, all) })),
    lastPage: Math.max(1, Math.ceil(counts[search.show] / ROWS_A_PAGE)),
    contentTypes: contentTypes.map((type) => ({
      value: type.name,
      label: translateType(type, words).words.many,
    })),
    rows: (await readOutTitles({ services, staff, now }, rows)).map((row) => {
      const type = typeIn(words, row.type)!;
      return {
        ...row,
        title: itemName(type, row, words.content) || words.content.untitled,
        typeName: capital(type.words.one),
      };
    }),
  };
}

export type LoadedTable = Awaited<ReturnType<typeof loadTable>>;

const countIf = (tally: Tally[], isCounted: (row: Tally) => boolean): number =>
  tally.filter(isCounted).reduce((sum, { count }) => sum + count, 0);

function tallyIn(language: Locale, tally: Tally[]) {
  const counts = { written: 0, older: 0, part: 0, draft: 0, missing: 0 };
  for (const { own, states, count, ...row } of tally)
    counts[row.language === language ? own : states[language]!] += count;
  return counts;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

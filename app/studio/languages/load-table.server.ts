import { mayDo } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { PROFILE } from '#app/features/school/profile-segments.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { readsSince } from '#app/features/visitors/page-reads.server.ts';
import {
  listTable,
  ROWS_A_PAGE,
  profileTranslationStatus,
  type TableRow,
  type Tally,
  tallyTable,
} from '#app/publishing/translations/table.server.ts';
import type { studioContext } from '#app/studio/content/studio-context.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { translateType, typeIn } from '#app/studio/words/content-types.ts';
import { firstLocale, locales, otherLocale } from '#app/words/locales.ts';
import { PROFILE_ID } from './profile-id.ts';
import { parseTableSearch, type Show } from './table-search.ts';

type StudioContext = ReturnType<typeof studioContext>;

/** All that the table of languages shows. */
export async function loadTable({ services, staff, now, words }: StudioContext, params: URLSearchParams) {
  const { reads } = services.database;
  const search = parseTableSearch(params);
  const everyType = contentTypes.map(({ name }) => name);
  const query = { schoolCode: staff.schoolCode, now };
  const types = search.contentType ? everyType.filter((name) => name === search.contentType) : everyType;
  const isNarrow = search.q !== '' || search.contentType !== '';
  const [profile, all, some, rows] = await Promise.all([
    mayDo(staff.role, 'profile.edit') ? findProfileRow({ services, staff }) : undefined,
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
  const profileTally = profile ? [{ ...profile, count: 1 }] : [];
  const isProfileMeant =
    profile !== undefined &&
    (search.contentType === '' || search.contentType === PROFILE) &&
    profile.title.toLowerCase().includes(search.q.toLowerCase());
  const narrowed = some ? [...some, ...(isProfileMeant ? profileTally : [])] : [...all, ...profileTally];
  const counts = {
    all: countIf(narrowed, () => true),
    older: countIf(narrowed, ({ other }) => isShown('older', other)),
    missing: countIf(narrowed, ({ other }) => isShown('missing', other)),
  };
  // It stands on every page, so it stands before everything else.
  const withProfile = isProfileMeant && search.page === 1 && isShown(search.show, profile.other);
  return {
    search,
    counts,
    total: countIf([...all, ...profileTally], () => true),
    tallies: locales.map((language) => ({ language, ...tallyIn(language, [...all, ...profileTally]) })),
    lastPage: Math.max(1, Math.ceil(counts[search.show] / ROWS_A_PAGE)),
    contentTypes: [
      ...contentTypes.map((type) => ({ value: type.name, label: translateType(type, words).words.many })),
      ...(profile ? [{ value: PROFILE, label: words.languages.profile }] : []),
    ],
    rows: [
      ...(withProfile ? [{ ...profile, typeName: words.languages.profile }] : []),
      ...(await readOutTitles({ services, staff, now }, rows)).map((row) => {
        const type = typeIn(words, row.type)!;
        return {
          ...row,
          title: itemName(type, row, words.content) || words.content.untitled,
          typeName: capital(type.words.one),
        };
      }),
    ],
  };
}

export type LoadedTable = Awaited<ReturnType<typeof loadTable>>;

async function findProfileRow({ services, staff }: Pick<StudioContext, 'services' | 'staff'>) {
  const { reads } = services.database;
  const school = await findSchool(reads, staff.schoolCode);
  if (!school) return undefined;
  const itemRef = { schoolCode: school.code, type: PROFILE, id: school.code };
  return {
    type: PROFILE,
    id: PROFILE_ID,
    title: school.profile.name,
    language: firstLocale,
    own: 'written',
    reads: 0,
    ...(await profileTranslationStatus(reads, itemRef, otherLocale(firstLocale))),
  } satisfies TableRow;
}

const isShown = (show: Show, other: TableRow['other']): boolean =>
  show === 'all' || (show === 'older' ? other === 'older' : ['missing', 'part', 'draft'].includes(other));

const countIf = (tally: Tally[], isCounted: (row: Tally) => boolean): number =>
  tally.filter(isCounted).reduce((sum, { count }) => sum + count, 0);

function tallyIn(language: string, tally: Tally[]) {
  const counts = { written: 0, older: 0, part: 0, draft: 0, missing: 0 };
  for (const row of tally) counts[row.language === language ? row.own : row.other] += row.count;
  return counts;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

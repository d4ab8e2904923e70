import {
  type Calendar,
  calendarOf,
  countIn,
  type DayFilter,
  type DayOffsets,
  findAtOffset,
  dayOffsets,
} from '#app/core/time/calendar.ts';
import { queryWords } from '#app/core/text/search-text.ts';
import type { Services } from '#app/platform/services.ts';
import { type ContentQuery, countDays, type DatedType, listIds } from './dated-content.ts';
import { findByWords } from '#app/publishing/search/text-search.ts';

export interface PageQuery extends ContentQuery, DayFilter {
  page: number;
  perPage: number;
}

export interface Browsed<Item> {
  items: Item[];
  calendar: Calendar;
  /** How many the filters leave. */
  shown: number;
  /** Whether `shown` is the exact number: a search stops counting at a limit. */
  isExact: boolean;
  /** Whether nothing contains the words of the query, and these only sound like them. */
  isSimilar: boolean;
  lastPage: number;
}

/** A page of a list with its numbers and filters, at a cost that hardly grows with the list. */
export async function browse<Item>(
  services: Pick<Services, 'database' | 'revisions'>,
  type: DatedType,
  query: PageQuery,
  itemsOf: (ids: string[]) => Promise<Item[]>,
): Promise<Browsed<Item>> {
  const db = services.database.reads;
  const { positions, calendar } = await cachedDays(services, type, query);
  const shown = countIn(calendar, query);
  const position = findAtOffset(positions, query, offsetOf(query));
  const ids = position
    ? await listIds(db, type, { ...query, limit: query.perPage, upTo: position.day, offset: position.skip })
    : [];
  const items = await itemsOf(ids);
  return { items, calendar, shown, isExact: true, isSimilar: false, lastPage: lastPage(shown, query) };
}

/** The same list, with only what matches the query if there is one. */
export async function browseOrSearch<Item>(
  services: Pick<Services, 'database' | 'revisions'>,
  type: DatedType,
  query: PageQuery & { q?: string | undefined },
  itemsOf: (ids: string[]) => Promise<Item[]>,
): Promise<Browsed<Item>> {
  const words = queryWords(query.q ?? '');
  if (words.length === 0) return browse(services, type, query, itemsOf);
  const [{ calendar }, { ids, isExact, isSimilar }] = await Promise.all([
    cachedDays(services, type, query),
    findByWords(services.database.reads, type, { ...query, words }),
  ]);
  const items = await itemsOf(ids.slice(offsetOf(query), offsetOf(query) + query.perPage));
  return { items, calendar, shown: ids.length, isExact, isSimilar, lastPage: lastPage(ids.length, query) };
}

const offsetOf = ({ page, perPage }: PageQuery) => (page - 1) * perPage;
const lastPage = (shown: number, { perPage }: PageQuery) => Math.max(1, Math.ceil(shown / perPage));

/** Counted once for as long as the school's content is unchanged. */
function cachedDays(
  { database, revisions }: Pick<Services, 'database' | 'revisions'>,
  type: DatedType,
  query: ContentQuery,
): Promise<{ positions: DayOffsets; calendar: Calendar }> {
  return revisions.cached(query.schoolCode, `days of ${type.name}`, async () => {
    const days = await countDays(database.reads, type, query);
    return { positions: dayOffsets(days), calendar: calendarOf(days) };
  });
}

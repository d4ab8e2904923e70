import {
  type Calendar,
  calendarOf,
  countIn,
  type DayFilter,
  type DayPlaces,
  findPlace,
  placesOf,
} from '#app/core/time/calendar.ts';
import { queryWords } from '#app/core/text/search-text.ts';
import type { Services } from '#app/platform/services.ts';
import { type Asked, countDays, type DatedType, listIds } from './dated-content.ts';
import { findByWords } from '#app/publishing/search/text-search.ts';

export interface AskedPage extends Asked, DayFilter {
  page: number;
  perPage: number;
}

export interface Browsed<Item> {
  items: Item[];
  calendar: Calendar;
  /** How many the filters leave. */
  shown: number;
  /** Whether there are no more than `shown`: a search stops counting somewhere. */
  isExact: boolean;
  /** Whether nothing has the words of the query, and these only sound like them. */
  isSimilar: boolean;
  lastPage: number;
}

/** A page of a list with all that stands around it, at a price that hardly grows with the list. */
export async function browse<Item>(
  services: Pick<Services, 'database' | 'revisions'>,
  type: DatedType,
  asked: AskedPage,
  itemsOf: (ids: string[]) => Promise<Item[]>,
): Promise<Browsed<Item>> {
  const db = services.database.reads;
  const { places, calendar } = await rememberDays(services, type, asked);
  const shown = countIn(calendar, asked);
  const place = findPlace(places, asked, offsetOf(asked));
  const ids = place
    ? await listIds(db, type, { ...asked, limit: asked.perPage, upTo: place.day, offset: place.skip })
    : [];
  const items = await itemsOf(ids);
  return { items, calendar, shown, isExact: true, isSimilar: false, lastPage: lastPage(shown, asked) };
}

/** The same list, of what matches the query where there is one. */
export async function browseOrSearch<Item>(
  services: Pick<Services, 'database' | 'revisions'>,
  type: DatedType,
  asked: AskedPage & { q?: string | undefined },
  itemsOf: (ids: string[]) => Promise<Item[]>,
): Promise<Browsed<Item>> {
  const words = queryWords(asked.q ?? '');
  if (words.length === 0) return browse(services, type, asked, itemsOf);
  const [{ calendar }, { ids, isExact, isSimilar }] = await Promise.all([
    rememberDays(services, type, asked),
    findByWords(services.database.reads, type, { ...asked, words }),
  ]);
  const items = await itemsOf(ids.slice(offsetOf(asked), offsetOf(asked) + asked.perPage));
  return { items, calendar, shown: ids.length, isExact, isSimilar, lastPage: lastPage(ids.length, asked) };
}

const offsetOf = ({ page, perPage }: AskedPage) => (page - 1) * perPage;
const lastPage = (shown: number, { perPage }: AskedPage) => Math.max(1, Math.ceil(shown / perPage));

/** Counted once for as long as the school's content stands. */
function rememberDays(
  { database, revisions }: Pick<Services, 'database' | 'revisions'>,
  type: DatedType,
  asked: Asked,
): Promise<{ places: DayPlaces; calendar: Calendar }> {
  return revisions.remember(asked.schoolCode, `days of ${type.name}`, async () => {
    const days = await countDays(database.reads, type, asked);
    return { places: placesOf(days), calendar: calendarOf(days) };
  });
}

import { useHref } from '#app/links.ts';
import { SimilarSpelling } from '#app/ui/browse/similar-spelling.tsx';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import type { SchoolEvent } from '../event.ts';
import type { CalendarSearch } from '../input.ts';
import { paramsOf, type ShownMonth } from './calendar-bar.tsx';
import styles from './calendar-page.module.css';
import { EventList } from './event-list.tsx';

interface EventsOfPeriodProps {
  events: SchoolEvent[];
  search: CalendarSearch;
  shown: ShownMonth;
  /** The list is shown alone, without the month above it. */
  isList: boolean;
}

export function EventsOfPeriod({ events, search, shown, isList }: EventsOfPeriodProps) {
  const { calendar } = useWords();
  const { year, month } = search;
  const when =
    year === undefined ? undefined : month ? calendar.monthOf(shown.year, shown.month) : String(year);
  return (
    <section className={isList ? styles.list : styles.coming} aria-labelledby="coming">
      <h2 id="coming">{when ?? calendar.coming}</h2>
      <div>
        {events.length === 0 ? (
          <p>{when ? calendar.nothingIn(when) : calendar.nothingComing}</p>
        ) : (
          <EventList events={events} month={events[0]!.from.slice(0, 7)} level={3} />
        )}
      </div>
    </section>
  );
}

interface FoundEventsProps {
  events: SchoolEvent[];
  /** The results only sound like the query. */
  isSimilar: boolean;
  q: string;
}

export function FoundEvents({ events, isSimilar, q }: FoundEventsProps) {
  const hrefOf = useHref();
  const { calendar } = useWords();
  return (
    <section className={styles.list} aria-labelledby="found">
      <h2 id="found">{calendar.found(events.length, q)}</h2>
      <div>
        {isSimilar && events.length > 0 && <SimilarSpelling q={q} />}
        <EventList events={events} level={3} />
        <p className={styles.whole}>
          <a className="link" href={hrefOf('calendar')}>
            {calendar.whole}
          </a>
        </p>
      </div>
    </section>
  );
}

interface PastYearsProps {
  years: { year: number; count: number }[];
  search: CalendarSearch;
}

/** Every year with events, and the form to search all of them. */
export function PastYears({ years, search }: PastYearsProps) {
  const hrefOf = useHref();
  const { calendar } = useWords();
  if (years.length === 0) return null;
  return (
    <section className={`wrap ${styles.past}`} aria-labelledby="past" data-print="no">
      <h2 id="past">{calendar.years}</h2>
      <ul role="list">
        {years.map(({ year, count }) => (
          <li key={year}>
            <a
              href={hrefOf('calendar', paramsOf({ view: 'month', year, grade: search.grade }))}
              aria-current={search.year === year && search.month === undefined ? 'page' : undefined}
            >
              <b>{year}</b> <span>{calendar.count(count)}</span>
            </a>
          </li>
        ))}
      </ul>
      <search>
        <form className={styles.search} method="get" action={hrefOf('calendar')} autoComplete="off">
          <label className="field">
            <span>{calendar.search}</span>
            <input
              type="search"
              name="q"
              defaultValue={search.q}
              maxLength={100}
              placeholder={calendar.example}
            />
          </label>
          <button className="button button--dark">
            <SearchIcon />
            {calendar.show}
          </button>
        </form>
      </search>
    </section>
  );
}

import { useHref } from '#app/links.ts';
import { type Calendar, monthsIn } from '#app/core/time/calendar.ts';
import type { BrowseSearch } from '#app/platform/http/browse-input.ts';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import styles from './browse-filter.module.css';
import type { MonthsOfYears } from './apply-filter.ts';
import type { BrowsedPage } from './browsed-page.ts';
import { timeOf } from './time-of.ts';

interface BrowseFilterProps {
  name: BrowsedPage;
  search: BrowseSearch;
  /** Undefined if the list could not be read: there is no count, and no year to choose. */
  found: { calendar: Calendar; shown: number; isExact: boolean } | undefined;
}

const NO_CALENDAR: Calendar = { total: 0, years: [] };

/** A plain GET form: works without a script, can be shared, and Back works. */
export function BrowseFilter({ name, search, found }: BrowseFilterProps) {
  const hrefOf = useHref();
  const { browse, dates } = useWords();
  const words = browse[name];
  const calendar = found?.calendar ?? NO_CALENDAR;
  const items = words.items(calendar.total);
  const count = found && browse.count(found.shown, found.isExact, calendar.total, items);
  const isEveryYear = search.year === undefined && search.month !== undefined;
  return (
    <search>
      <form
        className={styles.filter}
        method="get"
        action={hrefOf(name)}
        aria-label={words.filter}
        // Back shows another list, which the browser's remembered form values would contradict.
        autoComplete="off"
        // Without any choices, no script is needed.
        data-island={calendar.total > 0 ? 'apply-filter' : undefined}
        data-list={name}
        data-months={JSON.stringify(monthsOfYears(calendar))}
      >
        <YearAndMonth search={search} calendar={calendar} />
        <label className={`field ${styles.words}`}>
          <span>{browse.search}</span>
          <input type="search" name="q" defaultValue={search.q} maxLength={100} placeholder={words.example} />
        </label>
        <button className="button button--dark" type="submit">
          <SearchIcon />
          {browse.show}
        </button>
        <p className={styles.count} aria-live="polite" aria-atomic="true" data-browse-count="">
          {count && (
            <>
              {count.before && `${count.before} `}
              <b>{count.shown}</b>
              {count.after && ` ${count.after}`}
              {isEveryYear && `, ${timeOf(search, { browse, dates })}`}
            </>
          )}
        </p>
      </form>
      <div className={styles.trouble} aria-live="polite" data-browse-trouble={browse.notApplied} />
    </search>
  );
}

function YearAndMonth({ search, calendar }: { search: BrowseSearch; calendar: Calendar }) {
  const { browse, dates } = useWords();
  const years = withChosen(
    calendar.years.map(({ year }) => year),
    search.year,
  );
  const months = withChosen(monthsIn(calendar, search.year), search.month);
  return (
    <>
      <label className="field">
        <span>{browse.year}</span>
        <select name="year" defaultValue={search.year ?? ''}>
          <option value="">{browse.allYears}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{browse.month}</span>
        <select name="month" defaultValue={search.month ?? ''}>
          <option value="">{browse.allMonths}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {dates.month(month)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The months that exist in each year: a month that another year lacks is reset. */
const monthsOfYears = ({ years }: Calendar): MonthsOfYears =>
  Object.fromEntries(years.map(({ year, months }) => [year, months.map(({ month }) => month)]));

/** An address may name a year or month without content; the form still shows it. */
const withChosen = (times: number[], chosen: number | undefined) =>
  chosen === undefined || times.includes(chosen) ? times : [...times, chosen].sort((a, b) => b - a);

import { pages } from '#app/addresses.ts';
import type { Calendar } from '#app/core/calendar.ts';
import { monthName } from '#app/core/days.ts';
import type { BrowseSearch } from '#app/platform/http/browse-input.ts';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './browse-filter.module.css';
import type { BrowsedPage } from './browsed-page.ts';
import type { MonthsOfYears } from './months-of-year.ts';

interface BrowseFilterProps {
  name: BrowsedPage;
  search: BrowseSearch;
  calendar: Calendar;
  shown: number;
  isExact: boolean;
}

/** A plain GET form: works without a script, can be shared, and Back leads back. */
export function BrowseFilter({ name, search, calendar, shown, isExact }: BrowseFilterProps) {
  const { browse } = useWords();
  const words = browse[name];
  const count = browse.count(shown, isExact, calendar.total);
  return (
    <search>
      <form
        className={styles.filter}
        method="get"
        action={pages[name].path}
        aria-label={words.filter}
        // Back shows another list; what the browser remembers of the form would belie it.
        autoComplete="off"
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
        <p className={styles.count}>
          <b>{count.shown}</b> {`${count.rest} ${words.items(calendar.total)}`}
        </p>
      </form>
    </search>
  );
}

function YearAndMonth({ search, calendar }: Pick<BrowseFilterProps, 'search' | 'calendar'>) {
  const { browse } = useWords();
  const chosen = calendar.years.find(({ year }) => year === search.year);
  const years = withChosen(
    calendar.years.map(({ year }) => year),
    search.year,
  );
  const months = withChosen(chosen?.months.map(({ month }) => month) ?? [], search.month);
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
      <label
        className="field"
        {...(calendar.total > 0 && {
          'data-island': 'months-of-year',
          'data-months': JSON.stringify(monthsOf(calendar)),
          'data-hint': browse.chooseAYear,
        })}
      >
        <span>{browse.month}</span>
        <select name="month" defaultValue={search.month ?? ''}>
          <option value="">{browse.allMonths}</option>
          {search.year === undefined && <option disabled>{browse.chooseAYearAndShow}</option>}
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

const monthsOf = ({ years }: Calendar): MonthsOfYears =>
  Object.fromEntries(
    years.map(({ year, months }) => [year, months.map(({ month }) => [month, monthName(month)])]),
  );

/** An address may ask for a time without anything; the form still shows what was asked for. */
const withChosen = (times: number[], chosen: number | undefined) =>
  chosen === undefined || times.includes(chosen) ? times : [...times, chosen].sort((a, b) => b - a);

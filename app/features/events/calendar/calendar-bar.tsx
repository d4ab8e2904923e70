import { useHref } from '#app/links.ts';
import { GRADES } from '#app/core/grades.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import { CalendarPlusIcon } from '../icons.ts';
import type { CalendarSearch } from '../input.ts';
import styles from './calendar-page.module.css';

export interface ShownMonth {
  year: number;
  month: number;
}

interface CalendarBarProps {
  search: CalendarSearch;
  shown: ShownMonth;
  isNow: boolean;
}

/** The month and its neighbours, the classes, the two views: only links and one plain form. */
export function CalendarBar({ search, shown, isNow }: CalendarBarProps) {
  const hrefOf = useHref();
  const { calendar } = useWords();
  return (
    <div className={styles.bar} data-print="no">
      <div className={styles.title}>
        <MonthLink search={search} to={later(shown, -1)} rel="prev" />
        <h2>
          {calendar.monthOf(shown.year, shown.month).split(' ')[0]} <span>{shown.year}</span>
        </h2>
        <MonthLink search={search} to={later(shown, 1)} rel="next" />
        {!isNow && (
          <a className={styles.today} href={hrefOf('calendar', paramsOf({ ...search, year: undefined }))}>
            {calendar.today}
          </a>
        )}
      </div>
      <form className={styles.classes} method="get" action={hrefOf('calendar')} autoComplete="off">
        {search.year && <input type="hidden" name="year" value={search.year} />}
        {search.month && <input type="hidden" name="month" value={search.month} />}
        {search.view === 'list' && <input type="hidden" name="view" value="list" />}
        <label className="field">
          <span>{calendar.for}</span>
          <select name="for" defaultValue={search.grade ?? ''}>
            <option value="">{calendar.allClasses}</option>
            {GRADES.map((grade) => (
              <option key={grade} value={grade}>
                {calendar.class(grade)}
              </option>
            ))}
          </select>
        </label>
        <button className="button">{calendar.show}</button>
      </form>
      <ul role="list" className={styles.views} aria-label={calendar.view}>
        {(['month', 'list'] as const).map((view) => (
          <li key={view}>
            <a
              href={hrefOf('calendar', paramsOf({ ...search, view }))}
              aria-current={search.view === view ? 'true' : undefined}
            >
              {calendar.views[view]}
            </a>
          </li>
        ))}
      </ul>
      <a className={`button button--primary ${styles.add}`} href="#keep">
        <CalendarPlusIcon />
        {calendar.addToPhone}
      </a>
    </div>
  );
}

function MonthLink({ search, to, rel }: { search: CalendarSearch; to: ShownMonth; rel: 'prev' | 'next' }) {
  const hrefOf = useHref();
  const { calendar } = useWords();
  return (
    <a className={styles.turn} rel={rel} href={hrefOf('calendar', paramsOf({ ...search, ...to }))}>
      {rel === 'prev' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      <span className="unseen">{calendar.monthOf(to.year, to.month)}</span>
    </a>
  );
}

/** The search as query parameters. */
export const paramsOf = ({ year, month, view, grade, q }: CalendarSearch) => ({
  year,
  month: year === undefined ? undefined : month,
  view: view === 'list' ? ('list' as const) : undefined,
  for: grade,
  q,
});

function later({ year, month }: ShownMonth, months: number): ShownMonth {
  const monthIndex = year * 12 + month - 1 + months;
  return { year: Math.floor(monthIndex / 12), month: (monthIndex % 12) + 1 };
}

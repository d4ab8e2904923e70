import { pages } from '#app/addresses.ts';
import { monthName } from '#app/core/days.ts';
import { useWords } from '#app/words/words.tsx';
import type { AlbumCalendar } from './album.ts';
import styles from './gallery.module.css';
import type { GallerySearch } from './input.ts';

/** A plain GET form: works without a script, can be shared, and Back leads back. */
export function GalleryFilter(props: { search: GallerySearch; calendar: AlbumCalendar; shown: number }) {
  const { search, calendar, shown } = props;
  const { gallery } = useWords();
  const chosen = calendar.years.find(({ year }) => year === search.year);
  const years = withChosen(
    calendar.years.map(({ year }) => year),
    search.year,
  );
  const months = withChosen(chosen?.months.map(({ month }) => month) ?? [], search.month);
  const count = gallery.count(shown, calendar.total);
  return (
    <form
      className={styles.filter}
      method="get"
      action={pages.gallery.path}
      aria-label={gallery.filter}
      // Back shows other albums; what the browser remembers of the form would belie them.
      autoComplete="off"
    >
      <label className={styles.field}>
        <span>{gallery.year}</span>
        <select name="year" defaultValue={search.year ?? ''}>
          <option value="">{gallery.allYears}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{gallery.month}</span>
        <select name="month" defaultValue={search.month ?? ''}>
          <option value="">{gallery.allMonths}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
      </label>
      <button className="button button--dark" type="submit">
        {gallery.show}
      </button>
      <p className={styles.count}>
        <b>{count.shown}</b> {count.rest}
      </p>
    </form>
  );
}

/** An address may ask for a time without albums; the form still shows what was asked for. */
const withChosen = (times: number[], chosen: number | undefined) =>
  chosen === undefined || times.includes(chosen) ? times : [...times, chosen].sort((a, b) => b - a);

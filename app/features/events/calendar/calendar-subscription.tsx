import { calendarFile } from '#app/addresses.ts';
import { useLocalHref } from '#app/links.ts';
import { type Day, dayOfMonth } from '#app/core/time/days.ts';
import { type Grade, gradeFileName } from '#app/core/grades.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import { CalendarPlusIcon } from '../icons.ts';
import styles from './calendar-subscription.module.css';

interface CalendarSubscriptionProps {
  /** The day in the arch. */
  day: Day;
  grade: Grade | undefined;
  siteUrl: string;
  /** '2026-11' */
  month: string | undefined;
}

/** The links to subscribe to the calendar on a phone, or to download it once. */
export function CalendarSubscription({ day, grade, siteUrl, month }: CalendarSubscriptionProps) {
  const localHref = useLocalHref();
  const { calendar } = useWords();
  const address = siteUrl + localHref(calendarFile(grade ? gradeFileName(grade) : 'all'));
  return (
    <section className={`wrap ${styles.keep}`} id="keep" aria-labelledby="keep-heading" data-print="no">
      <div className={`arch ${styles.arch}`} aria-hidden="true">
        <b>{dayOfMonth(day)}</b>
      </div>
      <div className={styles.text}>
        <h2 id="keep-heading">{calendar.keep.title}</h2>
        <p>{calendar.keep.text}</p>
        <p className={styles.links}>
          <a className="button button--dark" href={address.replace(/^https?:/, 'webcal:')}>
            <CalendarPlusIcon />
            {grade ? calendar.keep.one(calendar.class(grade)) : calendar.keep.all}
          </a>
          {month && (
            <a className="link" href={localHref(calendarFile(`month-${month}`))}>
              <DownloadIcon />
              {calendar.keep.file}
            </a>
          )}
        </p>
        <p className={styles.byHand}>
          {calendar.keep.byHand} <code>{address}</code>
        </p>
      </div>
    </section>
  );
}

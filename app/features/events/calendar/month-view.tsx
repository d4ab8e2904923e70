import { useHref } from '#app/links.ts';
import { dayOfMonth, monthOf } from '#app/core/time/days.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { classesOfEvent, timesOfEvent } from '../event-when.ts';
import { anchorOf } from './event-list.tsx';
import { type Bar, type GridDay, lanesOf } from './month-grid.ts';
import styles from './month-view.module.css';

interface MonthViewProps {
  name: string;
  weeks: GridDay[][];
  /** The link to the day in the list. */
  listOf: (anchor: string) => string;
}

/** A month as a wall calendar. A long event is a bar that starts below its first day. */
export function MonthView({ name, weeks, listOf }: MonthViewProps) {
  const { calendar } = useWords();
  return (
    <div className={styles.month} role="group" aria-label={name} data-print="no">
      <ol role="list" className={styles.names} aria-hidden="true">
        {calendar.weekdays.map((weekday) => (
          <li key={weekday}>{weekday}</li>
        ))}
      </ol>
      {weeks.map((week) => (
        <ol key={week[0]!.day} role="list" className={styles.week} data-lanes={lanesOf(week)}>
          {week.map((day, index) => (
            <MonthDay key={day.day} day={day} isSunday={index === 0} listOf={listOf} />
          ))}
        </ol>
      ))}
    </div>
  );
}

interface MonthDayProps {
  day: GridDay;
  isSunday: boolean;
  listOf: MonthViewProps['listOf'];
}

function MonthDay({ day: { day, bars, items, more, ...is }, isSunday, listOf }: MonthDayProps) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { calendar, dates } = useWords();
  const number = dayOfMonth(day);
  return (
    <li
      className={styles.day}
      data-out={is.isOut ? '' : undefined}
      data-today={is.isToday ? '' : undefined}
      data-closed={is.isHoliday ? 'holiday' : isSunday ? 'sunday' : undefined}
      data-after={is.after}
    >
      <time dateTime={day}>
        <span className="unseen">
          {is.isToday && <span data-only-that-day="">{`${calendar.today}, `}</span>}
          {calendar.day(day)}
        </span>
        <span aria-hidden="true">
          <b>{number}</b>
          {is.isToday && <i data-only-that-day="">{calendar.today}</i>}
          {is.isOut && number === 1 && <i>{dates.month(monthOf(day))}</i>}
        </span>
      </time>
      {bars.map((bar) => (
        <MonthBar key={bar.event.id} bar={bar} />
      ))}
      {(items.length > 0 || more > 0) && (
        <ul role="list">
          {items.map((event) => (
            <li key={event.id}>
              <a href={hrefOf('event', { id: event.id })}>
                <small>{timesOfEvent(event, calendar)}</small>
                <span lang={languageOf(event.title)}>{event.title}</span>
              </a>
            </li>
          ))}
          {more > 0 && (
            <li>
              <a className={styles.more} href={listOf(anchorOf(day))}>
                {calendar.more(more)}
              </a>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function MonthBar({ bar: { event, span, lane, isFrom, isOn } }: { bar: Bar }) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { calendar } = useWords();
  return (
    <a
      className={styles.bar}
      href={hrefOf('event', { id: event.id })}
      data-kind={event.kind}
      data-span={span}
      data-lane={lane}
      data-from={isFrom ? '' : undefined}
      data-on={isOn ? '' : undefined}
    >
      <span lang={languageOf(event.title)}>{event.title}</span>
      {event.classes.length > 0 && <small> {classesOfEvent(event, calendar)}</small>}
    </a>
  );
}

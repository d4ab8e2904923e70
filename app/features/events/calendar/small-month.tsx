import { dayOfMonth } from '#app/core/time/days.ts';
import { useWords } from '#app/words/words.ts';
import { anchorOf } from './event-list.tsx';
import type { GridDay } from './month-grid.ts';
import styles from './small-month.module.css';

interface SmallMonthProps {
  name: string;
  weeks: GridDay[][];
  listOf: (anchor: string) => string;
  /** Next to the list at every width; otherwise only if there is no space for the large one. */
  always: boolean;
}

const MAX_DOTS = 3;

/** A month for phones: a dot for each event, and a link from each day to the list. */
export function SmallMonth({ name, weeks, listOf, always }: SmallMonthProps) {
  const { calendar } = useWords();
  return (
    <div
      className={styles.month}
      role="group"
      aria-label={name}
      data-always={always ? '' : undefined}
      data-print="no"
    >
      <ol role="list" className={styles.names} aria-hidden="true">
        {calendar.weekdayLetters.map((letters) => (
          <li key={letters}>{letters}</li>
        ))}
      </ol>
      <ol role="list" className={styles.days}>
        {weeks.flat().map((day, index) => (
          <li key={day.day}>
            {!day.isOut && <SmallDay day={day} isSunday={index % 7 === 0} listOf={listOf} />}
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span data-key="event">{calendar.key.event}</span>
        <span data-key="lasts">{calendar.key.lasts}</span>
        <span data-key="holiday">{calendar.key.holiday}</span>
      </p>
    </div>
  );
}

interface SmallDayProps {
  day: GridDay;
  isSunday: boolean;
  listOf: SmallMonthProps['listOf'];
}

function SmallDay({ day, isSunday, listOf }: SmallDayProps) {
  const { calendar } = useWords();
  const count = day.items.length + day.more;
  const first = day.items[0] ?? day.bars[0]?.event;
  const marks = {
    className: styles.day,
    'data-today': day.isToday ? '' : undefined,
    'data-closed': day.isHoliday ? 'holiday' : isSunday ? 'sunday' : undefined,
    'data-long': day.isLong ? '' : undefined,
  };
  const inside = (
    <>
      <span className="unseen">
        {day.isToday && <span data-only-that-day="">{`${calendar.today}, `}</span>}
        {calendar.day(day.day)}
        {count > 0 && `: ${calendar.eventCount(count)}`}
      </span>
      <b aria-hidden="true">{dayOfMonth(day.day)}</b>
      {count > 0 && <i aria-hidden="true" data-dots={Math.min(count, MAX_DOTS)} />}
    </>
  );
  // The list has an anchor only for days on which something begins.
  return first && first.from === day.day ? (
    <a {...marks} href={listOf(anchorOf(day.day))}>
      {inside}
    </a>
  ) : (
    <span {...marks}>{inside}</span>
  );
}

import { calendarFile } from '#app/addresses.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import { type Day, monthOf, yearOf } from '#app/core/time/days.ts';
import { OnlyIn } from '#app/ui/prose/only-in.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { CalendarPlusIcon } from '../icons.ts';
import type { SchoolEvent } from '../event.ts';
import { audienceOfEvent, daysOfEvent, numeralOf, weekdaysOfEvent } from '../event-when.ts';
import { WhenAndWhere } from '../when-and-where.tsx';
import styles from './event-list.module.css';

interface EventListProps {
  events: SchoolEvent[];
  /** For a month that the page names above: its first heading is left out. */
  month?: string | undefined;
  /** The level of the heading. */
  level: 2 | 3;
}

/** One row per event, month by month; the day's number is shown only in its first row. */
export function EventList({ events, month, level }: EventListProps) {
  const { calendar } = useWords();
  const Heading = `h${level}` as const;
  return byMonth(events).map(({ key, items }) => (
    <div key={key}>
      {key !== month && <Heading className={styles.month}>{monthName(key, calendar)}</Heading>}
      <ol role="list" className={styles.events}>
        {items.map((event, index) => (
          <EventLine
            key={event.id}
            event={event}
            isFirst={!sameDays(event, items[index - 1])}
            level={key === month ? level : ((level + 1) as 3 | 4)}
          />
        ))}
      </ol>
    </div>
  ));
}

interface EventLineProps {
  event: SchoolEvent;
  /** The first event of its day. */
  isFirst: boolean;
  level: 2 | 3 | 4;
}

function EventLine({ event, isFirst, level }: EventLineProps) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { calendar } = useWords();
  const Heading = `h${level}` as const;
  const { first, last } = numeralOf(event);
  return (
    <li
      className={styles.event}
      id={isFirst ? anchorOf(event.from) : undefined}
      data-first={isFirst ? '' : undefined}
      data-kind={event.kind}
    >
      <time className={styles.day} dateTime={event.from}>
        <span className="unseen">{daysOfEvent(event, calendar)}</span>
        {isFirst && (
          <span aria-hidden="true">
            <b>
              {first}
              {last !== undefined && <i>–{last}</i>}
            </b>
            <small>{weekdaysOfEvent(event, calendar.shortWeekdays, calendar)}</small>
          </span>
        )}
      </time>
      <div className={styles.what}>
        <Heading lang={languageOf(event.title)}>
          <a href={hrefOf('event', { id: event.id })}>{event.title}</a>
        </Heading>
        <p>
          <WhenAndWhere event={event} />
        </p>
        <OnlyIn language={event.language} />
      </div>
      <p className={styles.who} lang={languageOf(event.audience)}>
        {audienceOfEvent(event, calendar)}
      </p>
      {event.kind !== 'holiday' && (
        <a className={styles.add} href={localHref(calendarFile(`event-${event.id}`))} data-print="no">
          <CalendarPlusIcon />
          <span className="unseen">{calendar.addNamed(event.title)}</span>
        </a>
      )}
    </li>
  );
}

/** The anchor of a day in the list, to which the small month links. */
export const anchorOf = (day: Day) => `day-${day}`;

const sameDays = (one: SchoolEvent, other: SchoolEvent | undefined) =>
  other !== undefined && one.from === other.from && one.until === other.until;

function byMonth(events: SchoolEvent[]): { key: string; items: SchoolEvent[] }[] {
  const months: { key: string; items: SchoolEvent[] }[] = [];
  for (const event of events) {
    const key = event.from.slice(0, 7);
    if (months.at(-1)?.key === key) months.at(-1)!.items.push(event);
    else months.push({ key, items: [event] });
  }
  return months;
}

const monthName = (key: string, words: ReturnType<typeof useWords>['calendar']) =>
  words.monthOf(yearOf(key), monthOf(key));

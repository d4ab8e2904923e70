import type { ReactNode } from 'react';
import { calendarFile } from '#app/addresses.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import { type Day, monthOf } from '#app/core/time/days.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { DayStamp } from '#app/ui/day-stamp.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './upcoming-events.module.css';
import { partsOf, type SchoolEvent } from './event.ts';
import { audienceOfEvent, daysOfEvent, numeralOf, soonLabel, weekdaysOfEvent } from './event-when.ts';
import { WhenAndWhere } from './when-and-where.tsx';
import { CalendarPlusIcon } from './icons.ts';

interface UpcomingEventsProps {
  heading: string;
  /** Undefined if they could not be read. */
  events: SchoolEvent[] | undefined;
  today: Day;
  trouble: ReactNode;
}

/** The home page's section with the next events. Hidden while nothing is planned. */
export function UpcomingEvents({ heading, events, today, trouble }: UpcomingEventsProps) {
  const hrefOf = useHref();
  const { homePage } = useWords();
  if (events?.length === 0) return null;
  const shown = events?.find((event) => partsOf(event).picture);
  return (
    <section id="coming" className={`wrap ${styles.coming}`} aria-labelledby="coming-heading">
      <div className="section-head">
        <h2 id="coming-heading">{heading || homePage.coming}</h2>
        <a className="link" href={hrefOf('calendar')}>
          {homePage.wholeCalendar}
        </a>
      </div>
      {events ? (
        <div className={shown ? styles.beside : undefined}>
          {shown && <ShownEvent event={shown} today={today} />}
          <ul role="list" className={styles.lines}>
            {events
              .filter((event) => event !== shown)
              .map((event) => (
                <EventLine key={event.id} event={event} />
              ))}
          </ul>
        </div>
      ) : (
        trouble
      )}
    </section>
  );
}

/** The next event that has a picture. */
function ShownEvent({ event, today }: { event: SchoolEvent; today: Day }) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { calendar } = useWords();
  const soon = soonLabel(event, today, calendar);
  const { id, title, from } = event;
  return (
    <div className={styles.shown}>
      <div className={styles.picture}>
        <Picture
          picture={partsOf(event).picture!}
          shape="3x2"
          sizes="(min-width: 64rem) min(41vw, 37rem), 88vw"
          most={1280}
        />
        <DayStamp day={from} />
      </div>
      {soon && (
        <p className={styles.soon} data-only-that-day="">
          {soon}
        </p>
      )}
      <h3 lang={languageOf(title)}>
        <a href={hrefOf('event', { id })}>{title}</a>
      </h3>
      <p>
        <WhenAndWhere event={event} />
      </p>
      <p lang={languageOf(event.audience)}>{audienceOfEvent(event, calendar)}</p>
      {event.kind !== 'holiday' && (
        <p>
          <a className="link" href={localHref(calendarFile(`event-${id}`))}>
            <CalendarPlusIcon />
            {calendar.addOne}
          </a>
        </p>
      )}
    </div>
  );
}

function EventLine({ event }: { event: SchoolEvent }) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { calendar, dates } = useWords();
  const { first, last } = numeralOf(event);
  return (
    <li className={styles.line} data-kind={event.kind}>
      <time dateTime={event.from}>
        <span className="unseen">{daysOfEvent(event, calendar)}</span>
        <span aria-hidden="true">
          <b>
            {first}
            {last !== undefined && <i>–{last}</i>}
          </b>
          <small>{dates.month(monthOf(event.from))}</small>
        </span>
      </time>
      <div>
        <h3 lang={languageOf(event.title)}>
          <a href={hrefOf('event', { id: event.id })}>{event.title}</a>
        </h3>
        <p>
          <WhenAndWhere event={event} days={weekdaysOfEvent(event, calendar.weekdays, calendar)} />
        </p>
      </div>
      <p className={styles.who} lang={languageOf(event.audience)}>
        {audienceOfEvent(event, calendar)}
      </p>
    </li>
  );
}

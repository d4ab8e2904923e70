import { data } from 'react-router';
import { calendarFile, pageAddress } from '#app/addresses.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import { type Day, dayInIndia, monthOf, yearOf } from '#app/core/time/days.ts';
import { Island } from '#app/islands/island.tsx';
import { FileList } from '#app/media/file-list.tsx';
import { Picture } from '#app/media/picture-view.tsx';
import { frameMeta, pageMeta, languagesOfPage, type FrameMeta } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import type { Neighbour, Neighbours } from '#app/publishing/lists/dated-content.ts';
import { useListHead } from '#app/publishing/lists/list-head.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { ClockIcon, MapPinIcon } from '#app/ui/icons/interface.ts';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import { printButton } from '#app/ui/print/print-button.tsx';
import { ArticleText } from '#app/ui/prose/article-text.tsx';
import { shareLink } from '#app/ui/share/share-link.tsx';
import { DayStamp } from '#app/ui/day-stamp.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/event-page.ts';
import { partsOf, type SchoolEvent } from './event.ts';
import styles from './event-page.module.css';
import { audienceOfEvent, classesOfEvent, daysOfEvent, soonLabel, timesOfEvent } from './event-when.ts';
import { CalendarPlusIcon, UsersIcon } from './icons.ts';
import { EventId } from './input.ts';
import { findEvent, findNeighbourEvents } from './queries.server.ts';
import type { Event, WithContext } from 'schema-dts';
import { firstImage, renditionUrl } from '#app/media/picture.ts';

const NO_NEIGHBOURS: Neighbours = { newer: undefined, older: undefined };

export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    services,
    site: { schoolCode, language },
    now,
  } = context.get(requestContext);
  const query = { schoolCode, now, language };
  const db = services.database.reads;
  const id = EventId.safeParse(url.searchParams.get('id'));
  if (!id.success) throw data(null, { status: 404 });
  const read = await readPart(context, async () => ({
    event: await findEvent(db, { ...query, id: id.data }),
  }));
  if (!read) return data({ kind: 'missing' as const, id: id.data }, MAIN_PART_MISSING);
  const { event } = read;
  if (!event) throw data(null, { status: 404 });
  const neighbours = await readPart(context, () => findNeighbourEvents(db, { ...query, event }));
  return data({
    kind: 'event' as const,
    event,
    today: dayInIndia(now),
    neighbours: neighbours ?? NO_NEIGHBOURS,
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = frameMeta(matches);
  const { calendar } = frame.words;
  const list = frame.listWords('calendar');
  if (loaderData.kind === 'missing')
    return pageMeta(frame, {
      title: list.title,
      description: list.description,
      address: pageAddress('event', { id: loaderData.id }),
    });
  const { event } = loaderData;
  const { id, title } = event;
  return pageMeta(frame, {
    title,
    description: calendar.eventDescription(title, whenOf(event, calendar), frame.schoolName),
    address: pageAddress('event', { id }),
    subject: {
      page: 'event',
      id,
      title,
      section: list.title,
      day: event.from,
      picture: partsOf(event).picture,
    },
    within: { name: list.title, href: pageAddress('calendar') },
    ...languagesOfPage(event),
    structuredData: eventData(event, frame),
  });
}

const whenOf = (event: SchoolEvent, words: Parameters<typeof daysOfEvent>[1]) =>
  [daysOfEvent(event, words), timesOfEvent(event, words)].filter(Boolean).join(', ');

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const words = useWords();
  const { calendar } = words;
  const list = useListHead('calendar');
  const trail = [
    { name: words.home, href: hrefOf('home') },
    { name: list.title, href: hrefOf('calendar') },
  ];
  if (loaderData.kind === 'missing')
    return (
      <>
        <PageBanner title={list.title} trail={trail.slice(0, 1)} />
        <div className="wrap part-alone">
          <PartTrouble of="event" again={hrefOf('event', { id: loaderData.id })} />
        </div>
      </>
    );
  const { event, today, neighbours } = loaderData;
  const { picture, files } = partsOf(event);
  const month = { year: yearOf(event.from), month: monthOf(event.from) };
  return (
    <article>
      <PageBanner
        title={event.title}
        language={event.language}
        lead={[whenOf(event, calendar), event.place].filter(Boolean).join(', ')}
        trail={[
          ...trail,
          { name: calendar.monthOf(month.year, month.month), href: hrefOf('calendar', month) },
        ]}
      />
      <div className={picture ? styles.withPicture : undefined}>
        <div className={`wrap ${styles.sheet}`}>
          {picture && (
            <figure className={styles.picture}>
              <Picture
                picture={picture}
                shape="3x2"
                sizes="(min-width: 64rem) min(58vw, 54rem), 100vw"
                priority
              />
              <DayStamp day={event.from} />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          )}
          <aside className={styles.side}>
            <EventFacts event={event} today={today} />
            {event.kind !== 'holiday' && (
              <p data-print="no">
                <a
                  className={`button button--primary ${styles.add}`}
                  href={localHref(calendarFile(`event-${event.id}`))}
                >
                  <CalendarPlusIcon />
                  {calendar.addOne}
                </a>
              </p>
            )}
            <EventTools event={event} />
          </aside>
          <div className={styles.text}>
            <ArticleText text={event.text} />
            <FileList files={files} />
          </div>
          <EventNeighbours neighbours={neighbours} />
        </div>
      </div>
    </article>
  );
}

function EventFacts({ event, today }: { event: SchoolEvent; today: Day }) {
  const languageOf = useLanguageOf();
  const { calendar } = useWords();
  const soon = soonLabel(event, today, calendar);
  const times = timesOfEvent(event, calendar);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <ClockIcon />
          {calendar.when}
        </dt>
        <dd>
          <time dateTime={event.from}>{daysOfEvent(event, calendar)}</time>
          {times && (
            <>
              <br />
              {times}
            </>
          )}{' '}
          {soon && <small>{soon}</small>}
        </dd>
      </div>
      {event.place && (
        <div>
          <dt>
            <MapPinIcon />
            {calendar.where}
          </dt>
          <dd lang={languageOf(event.place)}>{event.place}</dd>
        </div>
      )}
      <div>
        <dt>
          <UsersIcon />
          {calendar.forWhom}
        </dt>
        <dd lang={languageOf(event.audience)}>
          {event.audience && event.classes.length > 0
            ? calendar.forWhomInFull(classesOfEvent(event, calendar), event.audience)
            : audienceOfEvent(event, calendar)}
        </dd>
      </div>
    </dl>
  );
}

/** Both need a script; without one there is no heading either. */
function EventTools({ event: { id, title } }: { event: SchoolEvent }) {
  const hrefOf = useHref();
  const { calendar, share } = useWords();
  return (
    <div className={styles.tools} data-print="no">
      <h2 className="unseen">{calendar.shareOrPrint}</h2>
      <Island of={shareLink} props={{ title, address: hrefOf('event', { id }), labels: share }} />
      <Island of={printButton} props={{ label: calendar.print }} />
    </div>
  );
}

function EventNeighbours({ neighbours: { newer, older } }: { neighbours: Neighbours }) {
  const { calendar } = useWords();
  if (!newer && !older) return null;
  return (
    <nav className={styles.near} aria-label={calendar.others} data-print="no">
      {older && <NeighbourLink event={older} which={calendar.before} />}
      {newer && <NeighbourLink event={newer} which={calendar.after} />}
    </nav>
  );
}

function NeighbourLink({ event: { id, title }, which }: { event: Neighbour; which: string }) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  return (
    <a href={hrefOf('event', { id })}>
      <small>{which}</small>{' '}
      <span className="few-lines" lang={languageOf(title)}>
        {title}
      </span>
    </a>
  );
}

/**
 * Structured data with what the page shows; empty fields are left out. A holiday is not an event that people
 * attend.
 */
function eventData(
  event: SchoolEvent,
  { siteUrl, urlOf }: Pick<FrameMeta, 'siteUrl' | 'urlOf'>,
): WithContext<Event>[] {
  if (event.kind === 'holiday') return [];
  const picture = firstImage(event.attachments);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.title,
      url: urlOf(pageAddress('event', { id: event.id })),
      startDate: momentOf(event.from, event.begins),
      endDate: momentOf(event.until, event.ends),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(event.text && { description: event.text }),
      ...(picture && { image: siteUrl + renditionUrl(picture.path, 1280, 'jpeg') }),
      location: event.place
        ? { '@type': 'Place', name: event.place, containedInPlace: { '@id': `${siteUrl}/#school` } }
        : { '@id': `${siteUrl}/#school` },
      organizer: { '@id': `${siteUrl}/#school` },
    },
  ];
}

/** Only the day if no time is known. */
const momentOf = (day: string, time: string) => (time ? `${day}T${time}:00+05:30` : day);

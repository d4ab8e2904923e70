import { data } from 'react-router';
import { pageAddress } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { dayInIndia, monthOf, yearOf } from '#app/core/time/days.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { ListBanner } from '#app/publishing/lists/list-banner.tsx';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import { useWords } from '#app/words/words.ts';
import { isFor } from '../event.ts';
import { parseCalendarSearch } from '../input.ts';
import {
  countYears,
  findCalendarPicture,
  listUpcomingEvents,
  listEventsOf,
  listEventsWithin,
  searchEvents,
} from '../queries.server.ts';
import type { Route } from './+types/calendar-page.ts';
import { CalendarBar, paramsOf } from './calendar-bar.tsx';
import styles from './calendar-page.module.css';
import { FoundEvents, PastYears, EventsOfPeriod } from './calendar-parts.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';
import { daysShown, weeksOf } from './month-grid.ts';
import { MonthView } from './month-view.tsx';
import { SmallMonth } from './small-month.tsx';

/** A month and what is upcoming; a single month; a year; or search results. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, site, now } = context.get(requestContext);
  const { schoolCode, url: siteUrl, language } = site;
  const query = { schoolCode, now, language };
  const search = parseCalendarSearch(url.searchParams);
  const today = dayInIndia(now);
  const shown =
    search.year !== undefined && search.month !== undefined
      ? { year: search.year, month: search.month }
      : { year: yearOf(today), month: monthOf(today) };
  const isNow = shown.year === yearOf(today) && shown.month === monthOf(today);
  const db = services.database.reads;
  const mine = (event: Parameters<typeof isFor>[0]) => isFor(event, search.grade);
  const list = async () => {
    if (search.q) return searchEvents(db, { ...query, q: search.q });
    const events =
      search.year === undefined
        ? await listUpcomingEvents(db, query)
        : await listEventsOf(db, { ...query, year: search.year, month: search.month });
    return { events, isSimilar: false };
  };
  // A search or a whole year has no month to show.
  const isMonth = !search.q && (search.year === undefined || search.month !== undefined);
  const read = await readPart(context, async () => {
    const [{ events, isSimilar }, inGrid, years] = await Promise.all([
      list(),
      isMonth ? listEventsWithin(db, { ...query, ...daysShown(shown.year, shown.month) }) : [],
      countYears(services, query),
    ]);
    return {
      events: events.filter(mine),
      isSimilar,
      weeks: isMonth ? weeksOf(shown.year, shown.month, inGrid.filter(mine), today) : [],
      years,
    };
  });
  const picture = await readPart(context, () =>
    services.revisions.cached(schoolCode, 'calendar picture', () => findCalendarPicture(db, query)),
  );
  return data(
    { search, shown, isMonth, isNow, today, siteUrl, read, picture },
    read ? {} : MAIN_PART_MISSING,
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = frameMeta(matches);
  const { calendar } = frame.words;
  const { title, description, card } = frame.listWords('calendar');
  const { search, shown, read } = loaderData;
  const when =
    search.year === undefined ? '' : search.month ? calendar.monthOf(shown.year, shown.month) : search.year;
  const grade = search.grade && calendar.class(search.grade);
  return pageMeta(frame, {
    title: [title, when, grade, search.q && `“${search.q}”`].filter(Boolean).join(' '),
    description,
    address: pageAddress('calendar', paramsOf(search)),
    empty: read?.events.length === 0 && search.year !== undefined,
    subject: {
      page: 'calendar',
      title,
      section: '',
      picture: card ?? loaderData.picture,
    },
  });
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const hrefOf = useHref();
  const words = useWords();
  const { calendar } = words;
  const { search, shown, isMonth, isNow, today, siteUrl, read } = loaderData;
  const name = calendar.monthOf(shown.year, shown.month);
  const isList = search.view === 'list';
  // The list of this month starts today; its earlier days are on the month's own page.
  const listOf = (anchor: string) =>
    search.year === undefined && anchor < `day-${today}`
      ? hrefOf('calendar', paramsOf({ ...search, ...shown, view: 'list' }), `#${anchor}`)
      : `#${anchor}`;
  return (
    <>
      <ListBanner of="calendar" isWhole={isMonth && isNow && !search.grade} />
      {!read ? (
        <div className="wrap part-alone">
          <PartTrouble of="calendar" again={hrefOf('calendar', paramsOf(search))} />
        </div>
      ) : (
        <>
          {isMonth && (
            <div className="wrap">
              <CalendarBar search={search} shown={shown} isNow={isNow} />
              {!isList && <MonthView name={name} weeks={read.weeks} listOf={listOf} />}
            </div>
          )}
          <div className={`wrap ${isList && isMonth ? styles.beside : ''}`}>
            {isMonth && <SmallMonth name={name} weeks={read.weeks} listOf={listOf} always={isList} />}
            {search.q ? (
              <FoundEvents events={read.events} isSimilar={read.isSimilar} q={search.q} />
            ) : (
              <EventsOfPeriod events={read.events} search={search} shown={shown} isList={isList} />
            )}
          </div>
          <CalendarSubscription
            day={today}
            grade={search.grade}
            siteUrl={siteUrl}
            month={isMonth ? `${shown.year}-${String(shown.month).padStart(2, '0')}` : undefined}
          />
          <PastYears years={read.years} search={search} />
        </>
      )}
    </>
  );
}

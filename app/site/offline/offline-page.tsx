import type { ReactNode } from 'react';
import { pageAddress } from '#app/addresses.ts';
import { phoneNumbers } from '#app/core/text/phone-links.ts';
import { readPhoneNumber } from '#app/core/text/phone-number.ts';
import { dayInIndia, dayOfMonth, weekdayOf } from '#app/core/time/days.ts';
import { listUpcomingEvents } from '#app/features/events/queries.server.ts';
import type { SchoolEvent } from '#app/features/events/event.ts';
import { audienceOfEvent, daysOfEvent, timesOfEvent } from '#app/features/events/event-when.ts';
import { useHref } from '#app/links.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { findPageFiles } from '#app/media/files/page-files.server.ts';
import { SCHOOL_PICTURE, schoolSubject } from '#app/site/findability/school-subject.ts';
import { loadSchool } from '#app/school-data/load-school.server.ts';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { gateways } from '#app/sites/identity/gateways.ts';
import { CalendarIcon, MailIcon, MapPinIcon, MessageIcon, PhoneIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { data } from 'react-router';
import type { Route } from './+types/offline-page.ts';
import styles from './offline-page.module.css';

const MOST_HOLIDAYS = 3;
const MOST_EVENTS = 5;
/** Enough that holidays are among them. */
const MOST_READ = 60;

/**
 * Saved on phones in advance. Their service worker shows it in place of pages that are not saved: it chooses one of the
 * states (`data-state`), makes its title (`data-title`) the heading, adds the list of saved pages, and removes days that have passed. See decision 61.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, site, now } = context.get(requestContext);
  const { schoolCode, language } = site;
  const [{ profile }, upcoming, files] = await Promise.all([
    loadSchool(context),
    readPart(context, () =>
      listUpcomingEvents(services.database.reads, { schoolCode, language, now, limit: MOST_READ }),
    ),
    readPart(context, () => findPageFiles(services.database.reads, schoolCode, [SCHOOL_PICTURE])),
  ]);
  const today = dayInIndia(now);
  const all = upcoming ?? [];
  return data(
    {
      today,
      holiday: all.find(({ kind, from }) => kind === 'holiday' && from <= today),
      holidays: all.filter(({ kind }) => kind === 'holiday').slice(0, MOST_HOLIDAYS),
      events: all.filter(({ kind }) => kind !== 'holiday').slice(0, MOST_EVENTS),
      profile,
      picture: files?.[SCHOOL_PICTURE],
    },
    upcoming ? {} : MAIN_PART_MISSING,
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { title, description } = frame.words.offline;
  return pageMeta(frame, {
    title,
    description,
    address: pageAddress('offline'),
    subject: schoolSubject(frame, loaderData?.picture),
  });
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const { offline, calendar } = useWords();
  const languageOf = useLanguageOf();
  const { today, holiday, holidays, events, profile } = loaderData;
  const [phone] = phoneNumbers(profile.phone);
  const weekday = calendar.weekdays[weekdayOf(today)]!;
  return (
    <div className={styles.offline} data-state="online">
      <section className={styles.gate} data-for="saved">
        <div className={`wrap ${styles.gateIn}`}>
          <Gate number={dayOfMonth(today)} />
          <div className={styles.gateText}>
            <p className={styles.day}>{offline.savedHere}</p>
            <p data-title="saved">{holiday ? offline.holidayOn(weekday) : offline.asOfDay(weekday)}</p>
            {holiday && <p lang={languageOf(holiday.title)}>{holiday.title}</p>}
            <p className={styles.why}>{offline.mayDiffer}</p>
            {profile.officeHours && (
              <dl>
                <dt>{offline.office}</dt>
                <dd lang={languageOf(profile.officeHours)}>{profile.officeHours}</dd>
              </dl>
            )}
          </div>
        </div>
      </section>
      <div className={`wrap ${styles.columns}`} data-for="saved">
        <section>
          <h2>{offline.planned}</h2>
          <ul role="list">
            {holidays.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
            {profile.email && (
              <Line icon={<MailIcon />}>
                <a href={`mailto:${profile.email}`}>{profile.email}</a>
              </Line>
            )}
            {profile.addressLines.length > 0 && (
              <Line icon={<MapPinIcon />}>
                {profile.addressLines.map((line) => (
                  <span key={line} lang={languageOf(line)}>
                    {line}
                  </span>
                ))}
              </Line>
            )}
          </ul>
        </section>
        <section className={styles.mayChange}>
          <h2>{offline.mayHaveChanged}</h2>
          <ul role="list">
            {events.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ul>
        </section>
        <section className={styles.saved}>
          <h2>{offline.alsoSaved}</h2>
          <ul role="list" data-saved-pages="" />
        </section>
      </div>
      <div className={`wrap ${styles.noPage}`} data-for="online list none">
        <div className={styles.arch}>
          <Gate />
        </div>
        <div className={styles.text}>
          <p data-for="none" data-title="none">
            {offline.notSavedTitle}
          </p>
          <h1 data-for="online list">{offline.title}</h1>
          <p className="lead" data-for="none">
            {offline.notSavedText}
          </p>
          <p className="lead" data-for="online list">
            {offline.text}
          </p>
          {phone?.href && (
            <p data-for="none">
              <a className={styles.phone} href={phone.href}>
                {phone.text}
              </a>
            </p>
          )}
          <section className={styles.saved} data-for="list none">
            <h2>{offline.savedHere}</h2>
            <ul role="list" data-saved-pages="" />
          </section>
          <SavedNote />
        </div>
      </div>
      <CallBar phone={phone} chat={profile.whatsapp} />
    </div>
  );
}

/** What is saved, and a button to delete it: the worker itself receives its form. */
function SavedNote() {
  const hrefOf = useHref();
  const { offline } = useWords();
  return (
    <div className={styles.note}>
      <p>{offline.note}</p>
      <form method="post" action={hrefOf('offline')} data-for="list none" data-to-worker="">
        <button type="submit">{offline.deleteAll}</button>
      </form>
    </div>
  );
}

function EventLine({ event }: { event: SchoolEvent }) {
  const { calendar } = useWords();
  const languageOf = useLanguageOf();
  const times = timesOfEvent(event, calendar);
  return (
    <Line icon={<CalendarIcon />} until={event.until}>
      <b>
        {daysOfEvent(event, calendar)}
        {event.kind === 'holiday' && `: ${calendar.kinds.holiday}`}
      </b>
      <span lang={languageOf(event.title)}>{event.title}</span>
      {event.kind !== 'holiday' && (
        <small lang={languageOf(event.audience)}>
          {[times, audienceOfEvent(event, calendar)].filter(Boolean).join('\u00a0· ')}
        </small>
      )}
    </Line>
  );
}

/** `until`: the worker hides it after that day. */
const Line = ({ icon, until, children }: { icon: ReactNode; until?: string; children: ReactNode }) => (
  <li data-until={until}>
    {icon}
    <div>{children}</div>
  </li>
);

function CallBar({
  phone,
  chat,
}: {
  phone: ReturnType<typeof phoneNumbers>[number] | undefined;
  chat: string;
}) {
  const { offline } = useWords();
  // A number with a chat belongs to a mobile phone; SMS need no internet.
  const mobile = readPhoneNumber(chat)?.digits;
  if (!phone?.href) return null;
  return (
    <div className={styles.call} data-for="saved none">
      <div className="wrap">
        <a href={phone.href}>
          <PhoneIcon />
          <span>
            {offline.call}
            <b>{phone.text}</b>
          </span>
        </a>
        {mobile && (
          <a href={`sms:+${mobile}`}>
            <MessageIcon />
            <b>{offline.sms}</b>
          </a>
        )}
      </div>
    </div>
  );
}

const FOOT = 1590;

/** The school's gate as a line: what is behind it is not known now. */
function Gate({ number }: { number?: number }) {
  const { theme } = useIdentity();
  const over = gateways[theme.gateway].over;
  // `over` begins at the left foot of the crown.
  const line = `${over.replace(/^M(\S+ ?\S*?)(?=[A-Z])/, `M0 ${FOOT}L$1`)}V${FOOT}`;
  return (
    <svg className={styles.line} viewBox="-50 -60 1100 1650" aria-hidden="true">
      <path d={line} transform={`translate(500 ${FOOT}) scale(1.08 1.034) translate(-500 -${FOOT})`} />
      <path className={styles.dash} d={line} />
      {number !== undefined && (
        <text x="500" y="1000" textAnchor="middle">
          {number}
        </text>
      )}
    </svg>
  );
}

import { inLanguage } from '#app/addresses.ts';
import { excerptFrom } from '#app/core/text/rich/rich-text.ts';
import { dayInIndia, type Day } from '#app/core/time/days.ts';
import { audienceOfEvent, timesOfEvent } from '#app/features/events/event-when.ts';
import { events } from '#app/features/events/content-type.ts';
import type { SchoolEvent } from '#app/features/events/event.ts';
import { findEvent } from '#app/features/events/queries.server.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { findAlbum } from '#app/features/gallery/queries.server.ts';
import { news } from '#app/features/news/content-type.ts';
import { findStory } from '#app/features/news/queries.server.ts';
import { notifications } from '#app/features/notifications/content-type.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { firstImage } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { findItem } from '#app/publishing/lists/items.server.ts';
import type { Site } from '#app/sites/site.ts';
import type { Locale } from '#app/words/locales.ts';
import type { CardWords } from '#app/words/notice-card.ts';
import type { Announcement } from './announcement.ts';

interface AnnouncementQuery {
  db: Db;
  site: Site;
  now: Date;
  id: string;
  words: CardWords;
  /** What it is told in, where somebody has translated it. */
  language: Locale;
}

type AnnouncementContent = Pick<Announcement, 'title' | 'head' | 'when' | 'facts' | 'text' | 'picture'>;

const finders: Partial<
  Record<string, (query: AnnouncementQuery) => Promise<AnnouncementContent | undefined>>
> = {
  [news.name]: ofStory,
  [events.name]: ofEvent,
  [notifications.name]: ofNotice,
  [albums.name]: ofAlbum,
};

/** Only of what is public at this moment: nothing else has a page that a card could lead to. */
export async function findAnnouncement(
  type: ContentType,
  query: AnnouncementQuery,
): Promise<Announcement | undefined> {
  const { db, site, id, language } = query;
  const [content, school] = await Promise.all([
    finders[type.name]?.(query),
    findSchool(db, site.schoolCode, { language }),
  ]);
  if (!content || !school) return undefined;
  const { name, phone, email, addressLines } = school.profile;
  return {
    ...content,
    url: site.url + inLanguage(type.address({ id, texts: {} }), language),
    school: { name, phone, email, address: addressLines.join(', ') },
  };
}

async function ofStory({
  db,
  site,
  now,
  id,
  words,
  language,
}: AnnouncementQuery): Promise<AnnouncementContent | undefined> {
  const story = await findStory(db, { schoolCode: site.schoolCode, now, id, language });
  if (!story) return undefined;
  const { title, description, fromDate, attachments } = story;
  return {
    title,
    ...dayOfCard(fromDate, fromDate, words),
    facts: [],
    text: excerptFrom(description),
    picture: firstImage(attachments),
  };
}

async function ofEvent({
  db,
  site,
  now,
  id,
  words,
  language,
}: AnnouncementQuery): Promise<AnnouncementContent | undefined> {
  const event = await findEvent(db, { schoolCode: site.schoolCode, now, id, language });
  if (!event) return undefined;
  const { title, text, from, until, attachments } = event;
  return {
    title,
    ...dayOfCard(from, until, words),
    facts: factsOf(event, words),
    text,
    picture: firstImage(attachments),
  };
}

/** A notice is about a day that only its own words tell: when it came stands small, and never as the day itself. */
async function ofNotice({
  db,
  site,
  now,
  id,
  words,
  language,
}: AnnouncementQuery): Promise<AnnouncementContent | undefined> {
  const { schoolCode } = site;
  const [notice, row, pictures] = await Promise.all([
    findItem(db, notifications, { schoolCode, now, id, language }),
    findRow(db, notifications, { schoolCode, id }),
    attachmentsOf(db, schoolCode, notifications.name, [id], 'image'),
  ]);
  if (!notice || !row) return undefined;
  const { title, description } = notice.texts;
  const when = words.dates.day(dayInIndia(row.publish_from));
  return {
    title,
    head: { large: words.notice, lines: [when] },
    when,
    facts: [],
    text: excerptFrom(description),
    picture: firstImage(pictures(id)),
  };
}

/** Its photos are those that families see, so the cover is one that may be shown. */
async function ofAlbum({
  db,
  site,
  now,
  id,
  words,
  language,
}: AnnouncementQuery): Promise<AnnouncementContent | undefined> {
  const album = await findAlbum(db, { schoolCode: site.schoolCode, now, id, language });
  if (!album) return undefined;
  const { title, description, date, photos } = album;
  return {
    title,
    ...dayOfCard(date, date, words),
    facts: [],
    text: description,
    picture: photos[0],
  };
}

const factsOf = (event: SchoolEvent, { calendar }: CardWords): string[] =>
  [
    [calendar.kinds[event.kind], timesOfEvent(event, calendar)].filter(Boolean).join(' · '),
    event.place,
    audienceOfEvent(event, calendar),
  ].filter(Boolean);

function dayOfCard(
  from: Day,
  until: Day,
  { dates, weekdays }: CardWords,
): Pick<Announcement, 'head' | 'when'> {
  const large = dates.numeral(from, until);
  if (until <= from)
    return { head: { large, lines: [dates.weekday(from), dates.month(from)] }, when: dates.wholeDay(from) };
  const when = dates.days(from, until);
  if (from.slice(0, 7) !== until.slice(0, 7)) return { head: { large, lines: [when] }, when };
  const span = weekdays(dates.weekday(from), dates.weekday(until));
  return { head: { large, lines: [span, dates.month(from)] }, when };
}

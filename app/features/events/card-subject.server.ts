import { firstImage } from '#app/media/picture.ts';
import type { FindSubject } from '#app/platform/http/page-card.ts';
import { findCalendarPicture, findEvent } from './queries.server.ts';

export const eventSubject: FindSubject = async ({ db, schoolCode, words, now }, id) => {
  const event = id ? await findEvent(db, { schoolCode, now, id }) : undefined;
  if (!event) return undefined;
  const { title, from, attachments } = event;
  const section = words.calendar.title;
  return { page: 'event', id, title, section, day: from, picture: firstImage(attachments) };
};

export const calendarSubject: FindSubject = async ({ db, schoolCode, words, now }) => ({
  page: 'calendar',
  title: words.calendar.title,
  section: '',
  picture: await findCalendarPicture(db, { schoolCode, now }),
});

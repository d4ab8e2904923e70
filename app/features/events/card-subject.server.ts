import { firstImage } from '#app/media/picture.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';
import { findCalendarPicture, findEvent } from './queries.server.ts';

export const eventSubject: FindSubject = async ({ db, schoolCode, language, listWords, now }, id) => {
  const event = id ? await findEvent(db, { schoolCode, now, language, id }) : undefined;
  if (!event) return undefined;
  const { title, from, attachments } = event;
  const section = listWords('calendar').title;
  return { page: 'event', id, title, section, day: from, picture: firstImage(attachments) };
};

export const calendarSubject: FindSubject = async ({ db, schoolCode, listWords, now }) => {
  const { title, card } = listWords('calendar');
  const picture = card ?? (await findCalendarPicture(db, { schoolCode, now }));
  return { page: 'calendar', title, section: '', picture };
};

import { firstImage } from '#app/media/picture.ts';
import { headOfDays } from '#app/publishing/announced-item.ts';
import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import type { CardWords } from '#app/words/notice-card.ts';
import { eventsApi } from './api.server.ts';
import { events } from './content-type.ts';
import { audienceOfEvent, timesOfEvent } from './event-when.ts';
import type { SchoolEvent } from './event.ts';
import { calendarFiles } from './file/documents.server.ts';
import { findCalendarPicture, findEvent } from './queries.server.ts';

export const serverEvents: ServerContentType = {
  type: events,
  api: eventsApi,
  documents: calendarFiles,
  linkCards: {
    calendar: async ({ db, schoolCode, listWords, now }) => {
      const { title, card } = listWords('calendar');
      const picture = card ?? (await findCalendarPicture(db, { schoolCode, now }));
      return { page: 'calendar', title, section: '', picture };
    },
    event: async ({ db, schoolCode, language, listWords, now }, id) => {
      const event = id ? await findEvent(db, { schoolCode, now, language, id }) : undefined;
      if (!event) return undefined;
      const { title, from, attachments } = event;
      const section = listWords('calendar').title;
      return { page: 'event', id, title, section, day: from, picture: firstImage(attachments) };
    },
  },
  announce: async ({ words, ...query }) => {
    const event = await findEvent(query.db, query);
    if (!event) return undefined;
    const { title, text, from, until, attachments } = event;
    return {
      title,
      ...headOfDays(from, until, words),
      facts: factsOf(event, words),
      text,
      picture: firstImage(attachments),
    };
  },
};

const factsOf = (event: SchoolEvent, { calendar }: CardWords): string[] =>
  [
    [calendar.kinds[event.kind], timesOfEvent(event, calendar)].filter(Boolean).join(' · '),
    event.place,
    audienceOfEvent(event, calendar),
  ].filter(Boolean);

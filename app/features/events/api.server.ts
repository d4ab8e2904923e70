import { z } from 'zod';
import { GRADES } from '#app/core/grades.ts';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { ListQuery } from '#app/platform/http/list-query.ts';
import { listUpcomingEvents, listEventsOf } from './queries.server.ts';

const Event = z
  .object({
    _id: z.string(),
    title: z.string(),
    kind: z.enum(['event', 'holiday', 'test']),
    fromDate: z.iso.date().describe('The first day'),
    toDate: z.iso.date().describe('The last day; the first where it has only one'),
    begins: z.string().describe('As 09:00, on the school’s clock; may be empty'),
    ends: z.string(),
    place: z.string(),
    classes: z.array(z.enum(GRADES)).describe('None where it is for all'),
    audience: z.string().describe('For whom, in words; may be empty'),
    description: z.string(),
    attachments: z.array(z.string()).describe('Paths below /api/image/'),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Event' });

const EventQuery = ListQuery.extend({
  year: z.coerce.number().int().min(1900).max(9998).optional().describe('Of this year, past days too'),
  month: z.coerce.number().int().min(1).max(12).optional().describe('Of this month of that year'),
});

export const eventsApi = [
  endpoint({
    method: 'GET',
    path: '/event/:schoolcode',
    summary: 'Events of the calendar: those that are not over, the next first; or those of a year or a month',
    query: EventQuery,
    answer: z.array(Event),
    async handle({ services, schoolCode, query: { year, month, limit, offset, lang } }) {
      const db = services.database.reads;
      const query = { schoolCode, now: services.clock(), language: lang };
      const found =
        year === undefined
          ? await listUpcomingEvents(db, { ...query, limit, offset })
          : (await listEventsOf(db, { ...query, year, month })).slice(offset, offset + limit);
      return found.map(
        ({ id, from, until, text, attachments, language: _language, languages: _languages, ...event }) => ({
          _id: id,
          ...event,
          fromDate: from,
          toDate: until,
          description: text,
          attachments: attachments.map((file) => file.path),
        }),
      );
    },
  }),
];

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
    toDate: z.iso.date().describe('The last day; the same as the first day of a one-day event'),
    begins: z.string().describe('In the format 09:00, in Indian time; may be empty'),
    ends: z.string().describe('In the same format; may be empty'),
    place: z.string(),
    classes: z.array(z.enum(GRADES)).describe('Empty if the event is for all classes'),
    audience: z.string().describe('Who the event is for, as text; may be empty'),
    description: z.string(),
    attachments: z.array(z.string()).describe('Paths below /api/image/'),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Event' });

const EventQuery = ListQuery.extend({
  year: z.coerce
    .number()
    .int()
    .min(1900)
    .max(9998)
    .optional()
    .describe('All events of this year, including past ones'),
  month: z.coerce.number().int().min(1).max(12).optional().describe('Only events of this month of the year'),
});

export const eventsApi = [
  endpoint({
    method: 'GET',
    path: '/event/:schoolcode',
    summary: 'Calendar events: upcoming events, the next one first; or all events of a year or a month',
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

import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { countVisit } from './commands.server.ts';
import { countVisitors } from './queries.server.ts';

const VisitorRecord = z
  .object({ visitor: z.number().int().describe('Visits so far') })
  .meta({ id: 'VisitorRecord' });

const Visit = z
  .object({
    visitor: z.number().int().describe('Visits so far, this one included'),
    counted: z
      .boolean()
      .describe(
        'False for robots, for a page within a visit that was counted before, and where a network has sent too many',
      ),
  })
  .meta({ id: 'Visit' });

export const visitorsApi = [
  endpoint({
    method: 'GET',
    path: '/visitor/:schoolcode',
    summary: 'The visitor count: a list of one record',
    needsToken: true,
    answer: z.array(VisitorRecord).length(1),
    async handle({ services, schoolCode }) {
      return [{ visitor: await countVisitors(services.database.reads, schoolCode) }];
    },
  }),
  endpoint({
    method: 'POST',
    path: '/visitor',
    summary: 'Record a visit',
    description:
      'Without cookies: a browser is told apart for a day at the most, by an anonymous hash. Of one network only so many new visits are counted in an hour; the answer is the same, with `counted` false.',
    needsToken: true,
    body: z.object({ schoolcode: z.string() }).meta({ id: 'VisitorInput' }),
    answer: Visit,
    async handle({ services, schoolCode, request, clientAddress }) {
      const { counted, total } = await countVisit(services, schoolCode, {
        address: clientAddress,
        userAgent: request.headers.get('user-agent') ?? '',
      });
      return { visitor: total, counted };
    },
  }),
];

import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { countVisit } from './commands.server.ts';
import { countVisitors } from './queries.server.ts';

const VisitorRecord = z
  .object({ visitor: z.number().int().describe('Visits so far') })
  .meta({ id: 'VisitorRecord' });

const Visit = z
  .object({
    visitor: z.number().int().describe('Visits so far, including this one'),
    counted: z
      .boolean()
      .describe(
        'False for robots, for further pages of a visit that is already counted, and if a network has sent too many visits',
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
      'Sets no cookies: a browser is recognised for at most one day, by an anonymous hash. Only a limited number of new visits per hour is counted from one network; after that, the response has `counted` false.',
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

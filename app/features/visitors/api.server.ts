import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { registerVisit } from './commands.server.ts';
import { countVisitors } from './queries.server.ts';

const VisitorRecord = z
  .object({ visitor: z.number().int().describe('Visits so far') })
  .meta({ id: 'VisitorRecord' });

const Visit = z
  .object({
    visitor: z.number().int().describe('Visits so far, this one included'),
    counted: z.boolean().describe('False for robots and for a page within a visit that was counted before'),
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
    description: 'Without cookies: a browser is told apart for a day at the most, by an anonymous hash.',
    needsToken: true,
    body: z.object({ schoolcode: z.string() }).meta({ id: 'VisitorInput' }),
    answer: Visit,
    async handle({ services, schoolCode, request, clientAddress }) {
      const { counted, total } = await registerVisit(services.database.writes, schoolCode, services.clock(), {
        address: clientAddress,
        userAgent: request.headers.get('user-agent') ?? '',
      });
      return { visitor: total, counted };
    },
  }),
];

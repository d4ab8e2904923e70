import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery } from '#app/platform/http/list-query.ts';
import type { LeadershipMessage as Message } from './message.ts';
import { listMessages } from './queries.server.ts';

const LeadershipMessage = z
  .object({
    _id: z.string(),
    category: z.enum(['Chairman', 'Director', 'Principal']),
    message: z
      .string()
      .describe(
        'Plain text whose paragraphs stand apart by an empty line; or, where it begins with a tag, HTML of p, h2, h3, br, strong, em, ul, ol, li, a, blockquote and tables alone',
      ),
    name: z.string(),
    designation: z.string(),
    attachments: z.array(z.string()).describe('Paths below /api/image/; the first is the portrait'),
  })
  .meta({ id: 'LeadershipMessage' });

/** A message as the API tells it. */
export const messageAnswer = ({ id, category, message, name, designation, attachments }: Message) => ({
  _id: id,
  category,
  message,
  name,
  designation,
  attachments: attachments.map((file) => file.path),
});

export const leadershipApi = [
  endpoint({
    method: 'GET',
    path: '/principalMessage/:schoolcode',
    summary: 'Messages of the Chairman, the Director and the Principal',
    needsToken: true,
    query: LanguageQuery,
    answer: z.array(LeadershipMessage),
    async handle({ services, schoolCode, query: { lang } }) {
      const messages = await listMessages(services.database.reads, {
        schoolCode,
        now: services.clock(),
        language: lang,
      });
      return messages.map(messageAnswer);
    },
  }),
];

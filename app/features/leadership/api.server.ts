import { z } from 'zod';
import { listCall } from '#app/publishing/list-call.server.ts';
import { listMessages } from './queries.server.ts';

const LeadershipMessage = z
  .object({
    _id: z.string(),
    category: z.enum(['Chairman', 'Director', 'Principal']),
    message: z
      .string()
      .describe(
        'Plain text with an empty line between paragraphs; or, if it begins with a tag, HTML with only p, h2, h3, br, strong, em, ul, ol, li, a, blockquote and tables',
      ),
    name: z.string(),
    designation: z.string(),
    attachments: z.array(z.string()).describe('Paths below /api/image/; the first is the portrait'),
  })
  .meta({ id: 'LeadershipMessage' });

export const messagesList = listCall({
  path: '/principalMessage/:schoolcode',
  summary: 'Messages of the Chairman, the Director and the Principal',
  needsToken: true,
  isWhole: true,
  shape: LeadershipMessage,
  list: listMessages,
  answer: ({ id, category, message, name, designation, attachments }) => ({
    _id: id,
    category,
    message,
    name,
    designation,
    attachments: attachments.map((file) => file.path),
  }),
});

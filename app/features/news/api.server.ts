import { z } from 'zod';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { listCall } from '#app/publishing/list-call.server.ts';
import { listStories } from './queries.server.ts';

const NewsItem = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z
      .string()
      .describe('Plain text with an empty line between paragraphs; table cells are separated by ` | `'),
    date: z.iso.date().describe('The day on which it was written'),
    fromDate: z.iso.date().describe('The first day of the event that it is about'),
    attachments: z.array(z.string()).describe('Paths below /api/image/'),
  })
  .meta({ id: 'NewsItem' });

export const newsList = listCall({
  path: '/news/:schoolcode',
  summary: 'News items, newest first',
  shape: NewsItem,
  list: listStories,
  answer: ({ id, title, description, date, fromDate, attachments }) => ({
    _id: id,
    title,
    description: plainFrom(description),
    date,
    fromDate,
    attachments: attachments.map((file) => file.path),
  }),
});

import { z } from 'zod';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { ListQuery } from '#app/platform/http/list-query.ts';
import { listStories } from './queries.server.ts';
import type { Story } from './story.ts';

const NewsItem = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z
      .string()
      .describe('Plain text: paragraphs stand apart by an empty line, the cells of a table by ` | `'),
    date: z.iso.date().describe('The day it was written'),
    fromDate: z.iso.date().describe('The first day of what it is about'),
    attachments: z.array(z.string()).describe('Paths below /api/image/'),
  })
  .meta({ id: 'NewsItem' });

/** A story as the API tells it. */
export const newsAnswer = ({ id, title, description, date, fromDate, attachments }: Story) => ({
  _id: id,
  title,
  description: plainFrom(description),
  date,
  fromDate,
  attachments: attachments.map((file) => file.path),
});

export const newsApi = [
  endpoint({
    method: 'GET',
    path: '/news/:schoolcode',
    summary: 'News items, newest first',
    query: ListQuery,
    answer: z.array(NewsItem),
    async handle({ services, schoolCode, query: { lang, ...query } }) {
      const stories = await listStories(services.database.reads, {
        schoolCode,
        now: services.clock(),
        language: lang,
        ...query,
      });
      return stories.map(newsAnswer);
    },
  }),
];

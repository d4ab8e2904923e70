import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery } from '#app/platform/http/list-query.ts';
import type { Highlight as HighlightItem } from './highlight.ts';
import { listHighlights } from './queries.server.ts';

const Highlight = z
  .object({ _id: z.string(), title: z.string(), attachments: z.array(z.string()) })
  .meta({ id: 'Highlight' });

/** A line as the API tells it. */
export const highlightAnswer = ({ id, title, attachments }: HighlightItem) => ({
  _id: id,
  title,
  attachments: attachments.map((file) => file.path),
});

export const highlightsApi = [
  endpoint({
    method: 'GET',
    path: '/highlight/:schoolcode',
    summary: 'The lines of the highlights ticker, newest first',
    query: LanguageQuery,
    answer: z.array(Highlight),
    async handle({ services, schoolCode, query: { lang } }) {
      const highlights = await listHighlights(services.database.reads, {
        schoolCode,
        now: services.clock(),
        language: lang,
      });
      return highlights.map(highlightAnswer);
    },
  }),
];

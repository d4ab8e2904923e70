import { z } from 'zod';
import { listCall } from '#app/publishing/list-call.server.ts';
import { listHighlights } from './queries.server.ts';

const Highlight = z
  .object({ _id: z.string(), title: z.string(), attachments: z.array(z.string()) })
  .meta({ id: 'Highlight' });

export const highlightsList = listCall({
  path: '/highlight/:schoolcode',
  summary: 'Highlights for the ticker on the home page, newest first',
  isWhole: true,
  shape: Highlight,
  list: listHighlights,
  answer: ({ id, title, attachments }) => ({
    _id: id,
    title,
    attachments: attachments.map((file) => file.path),
  }),
});

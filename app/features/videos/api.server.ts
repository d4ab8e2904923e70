import { z } from 'zod';
import { listCall } from '#app/publishing/list-call.server.ts';
import { listVideos } from './queries.server.ts';

const Video = z
  .object({ _id: z.string(), title: z.string(), date: z.iso.date(), videoUrl: z.string() })
  .meta({ id: 'Video' });

export const videosList = listCall({
  path: '/video/all/:schoolcode',
  summary: 'Videos, newest first',
  needsToken: true,
  shape: Video,
  list: listVideos,
  answer: ({ id, title, date, videoUrl }) => ({
    _id: id,
    title,
    date,
    videoUrl,
  }),
});

import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { ListQuery } from '#app/platform/http/list-query.ts';
import { listVideos } from './queries.server.ts';

const Video = z
  .object({ _id: z.string(), title: z.string(), date: z.iso.date(), videoUrl: z.string() })
  .meta({ id: 'Video' });

export const videosApi = [
  endpoint({
    method: 'GET',
    path: '/video/all/:schoolcode',
    summary: 'Videos, newest first',
    needsToken: true,
    query: ListQuery,
    answer: z.array(Video),
    async handle({ services, schoolCode, query: { lang, ...query } }) {
      const videos = await listVideos(services.database.reads, {
        schoolCode,
        now: services.clock(),
        language: lang,
        ...query,
      });
      return videos.map(({ id, title, date, videoUrl }) => ({ _id: id, title, date, videoUrl }));
    },
  }),
];

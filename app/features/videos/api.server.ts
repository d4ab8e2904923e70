import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { ListQuery } from '#app/platform/http/list-query.ts';
import { listVideos } from './queries.server.ts';
import type { Video as SchoolVideo } from './video.ts';

const Video = z
  .object({ _id: z.string(), title: z.string(), date: z.iso.date(), videoUrl: z.string() })
  .meta({ id: 'Video' });

/** A video as the API tells it. */
export const videoAnswer = ({ id, title, date, videoUrl }: SchoolVideo) => ({
  _id: id,
  title,
  date,
  videoUrl,
});

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
      return videos.map(videoAnswer);
    },
  }),
];

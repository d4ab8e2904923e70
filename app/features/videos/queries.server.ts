import { type Browsed, browse } from '#app/publishing/lists/browse.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentQuery, type SliceQuery, listIds } from '#app/publishing/lists/dated-content.ts';
import { itemsOf } from '#app/publishing/lists/items.server.ts';
import type { Services } from '#app/platform/services.ts';
import { videos } from './content-type.ts';
import { VIDEOS_A_PAGE } from './input.ts';
import type { Video } from './video.ts';

/** A page of the videos, newest first. */
export function browseVideos(
  services: Pick<Services, 'database' | 'revisions'>,
  query: ContentQuery & { page: number },
): Promise<Browsed<Video>> {
  return browse(services, videos, { ...query, perPage: VIDEOS_A_PAGE }, (ids) =>
    videosOf(services.database.reads, ids, query),
  );
}

/** Newest first. */
export async function listVideos(db: Db, query: SliceQuery): Promise<Video[]> {
  return videosOf(db, await listIds(db, videos, query), query);
}

async function videosOf(db: Db, ids: string[], { schoolCode, language }: ContentQuery): Promise<Video[]> {
  const items = await itemsOf(db, videos, { schoolCode, ids }, language);
  return items.map(({ id, texts: { title, date, videoUrl }, language: itemLanguage }) => ({
    id,
    title,
    date,
    videoUrl,
    language: itemLanguage,
  }));
}

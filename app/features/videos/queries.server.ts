import { type Browsed, browse } from '#app/publishing/lists/browse.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type Asked, type AskedStretch, listIds } from '#app/publishing/lists/dated-content.ts';
import type { Services } from '#app/platform/services.ts';
import { VIDEOS_A_PAGE } from './input.ts';
import type { Video } from './video.ts';

/** A page of the videos, newest first. */
export function browseVideos(
  services: Pick<Services, 'database' | 'revisions'>,
  asked: Asked & { page: number },
): Promise<Browsed<Video>> {
  return browse(services, 'videos', { ...asked, perPage: VIDEOS_A_PAGE }, (ids) =>
    videosOf(services.database.reads, ids),
  );
}

/** Newest first. */
export async function listVideos(db: Db, asked: AskedStretch): Promise<Video[]> {
  return videosOf(db, await listIds(db, 'videos', asked));
}

async function videosOf(db: Db, ids: string[]): Promise<Video[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('videos')
    .select(['id', 'title', 'date', 'video_url as videoUrl'])
    .where('id', 'in', ids)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

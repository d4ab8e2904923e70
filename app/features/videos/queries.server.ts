import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/platform/db/live.ts';
import type { Video } from './video.ts';

/** Newest first. */
export function listVideos(
  db: Db,
  asked: { schoolCode: string; now: Date; limit: number; offset?: number },
): Promise<Video[]> {
  return db
    .selectFrom('videos')
    .select(['id', 'title', 'date', 'video_url as videoUrl'])
    .where(liveNow('videos', asked.schoolCode, asked.now))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset ?? 0)
    .execute();
}

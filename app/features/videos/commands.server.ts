import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';
import type { Video } from './video.ts';

export async function addVideo(change: ContentChange, video: NewContent & Video): Promise<void> {
  await change
    .insertInto('videos')
    .values({ ...contentColumns(video), title: video.title, date: video.date, video_url: video.videoUrl })
    .execute();
}

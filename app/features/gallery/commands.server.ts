import type { Day } from '#app/core/days.ts';
import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';
import { indexForSearch } from '#app/publishing/search/text-search.ts';

export async function addAlbum(
  change: ContentChange,
  album: NewContent & { title: string; description: string; date: Day; photos: NewAttachment[] },
): Promise<void> {
  await change
    .insertInto('albums')
    .values({
      ...contentColumns(album),
      title: album.title,
      description: album.description,
      date: album.date,
    })
    .execute();
  await indexForSearch(change, 'albums', [{ ...album, day: album.date }]);
  await attach(change, { type: 'albums', id: album.id }, album.photos);
}

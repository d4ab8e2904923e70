import type { Day } from '#app/core/time/days.ts';
import type { ItemLanguages } from '#app/publishing/content-type.ts';
import type { Attachment } from '#app/media/picture.ts';

export interface Album extends ItemLanguages {
  id: string;
  title: string;
  description: string;
  /** The day of the event. */
  date: Day;
  /** When the album was last changed: an instant. */
  updatedAt: string;
  photos: Attachment[];
}

/** What a card in a list shows. */
export interface AlbumSummary extends ItemLanguages {
  id: string;
  title: string;
  date: Day;
  photoCount: number;
  cover: Attachment | undefined;
}

export type FoundPhoto = NonNullable<ReturnType<typeof findPhoto>>;

/**
 * Finds a photo of an album by its id, with its position and its neighbours: everything that the photo's page
 * shows.
 */
export function findPhoto(album: Album, mediaId: string) {
  const index = album.photos.findIndex((photo) => photo.mediaId === mediaId);
  const photo = album.photos[index];
  return photo && { photo, index, previous: album.photos[index - 1], next: album.photos[index + 1] };
}

import { hrefOf } from '#app/addresses.ts';
import { inThisLanguage } from '#app/islands/in-this-language.ts';
import type { Attachment } from '#app/media/picture.ts';

/** The address of a photo's own page. */
export const hrefOfPhoto = (albumId: string, { mediaId }: Pick<Attachment, 'mediaId'>) =>
  hrefOf('album', { id: albumId, photo: mediaId });

/** Marks the entry that opening a photo added to the history: going back from it closes the viewer. */
const OPENED = { photoOpened: true };

export const pushPhoto = (albumId: string, photo: Attachment) =>
  window.history.pushState(OPENED, '', inThisLanguage(hrefOfPhoto(albumId, photo)));

export const showPhotoInAddress = (albumId: string, photo: Attachment) =>
  window.history.replaceState(window.history.state, '', inThisLanguage(hrefOfPhoto(albumId, photo)));

/** Also true after a reload: the browser keeps the mark. */
export const isPhotoPushed = () =>
  (window.history.state as Partial<typeof OPENED> | null)?.photoOpened === true;

export function findPhotoInAddress(photos: Attachment[]): number | undefined {
  const id = new URLSearchParams(window.location.search).get('photo');
  const index = photos.findIndex(({ mediaId }) => mediaId === id);
  return index < 0 ? undefined : index;
}

import type { Attachment } from '#app/media/picture.ts';

/** Marks the entry that opening a photo added to the history: going back from it closes the viewer. */
const OPENED = { photoOpened: true };

export const pushPhoto = (href: string) => window.history.pushState(OPENED, '', href);

export const showPhotoInAddress = (href: string) =>
  window.history.replaceState(window.history.state, '', href);

/** Also true after a reload: the browser keeps the mark. */
export const isPhotoPushed = () =>
  (window.history.state as Partial<typeof OPENED> | null)?.photoOpened === true;

export function findPhotoInAddress(photos: Attachment[]): number | undefined {
  const id = new URLSearchParams(window.location.search).get('photo');
  const index = photos.findIndex(({ mediaId }) => mediaId === id);
  return index < 0 ? undefined : index;
}

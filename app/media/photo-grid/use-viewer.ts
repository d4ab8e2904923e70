import { useHref } from '#app/links.ts';
import { useEffect, useState } from 'react';
import type { Attachment } from '#app/media/picture.ts';
import type Lightbox from '#app/ui/lightbox/lightbox.tsx';
import type { LightboxPhoto } from '#app/ui/lightbox/photo-slide.tsx';
import { lightboxPhotos } from './lightbox-photos.ts';
import { findPhotoInAddress, isPhotoPushed, pushPhoto, showPhotoInAddress } from './photo-history.ts';

export interface Opened {
  Viewer: typeof Lightbox;
  photos: LightboxPhoto[];
  index: number;
}

/** The viewer is many times larger than the grid, so it is loaded with the first photo that is opened. */
export async function loadViewer(photos: Attachment[], fileName: string, index: number): Promise<Opened> {
  const { default: Viewer } = await import('#app/ui/lightbox/lightbox.tsx');
  return { Viewer, photos: lightboxPhotos(photos, fileName), index };
}

/**
 * The photo that is open, if any. In an album the address goes along: opening adds an entry to the history,
 * turning to another photo changes it, and Back closes.
 */
export function useViewer(photos: Attachment[], fileName: string, albumId: string | undefined) {
  const hrefOf = useHref();
  const [opened, setOpened] = useState<Opened>();

  async function open(index: number) {
    const viewer = await loadViewer(photos, fileName, index);
    if (albumId) pushPhoto(hrefOf('album', { id: albumId, photo: photos[index]!.mediaId }));
    setOpened(viewer);
  }

  useEffect(() => {
    if (!albumId) return;
    const follow = () => {
      const index = findPhotoInAddress(photos);
      if (index === undefined) setOpened(undefined);
      else void loadViewer(photos, fileName, index).then(setOpened);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [photos, fileName, albumId]);

  return {
    opened,
    open,
    view(index: number) {
      if (albumId) showPhotoInAddress(hrefOf('album', { id: albumId, photo: photos[index]!.mediaId }));
    },
    close() {
      if (albumId && isPhotoPushed()) window.history.back();
      else setOpened(undefined);
    },
  };
}

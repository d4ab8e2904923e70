import { useEffect, useState } from 'react';
import { useHref } from '#app/links.ts';
import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { parsePage } from '#app/core/parse-page.ts';
import { defineIsland } from '#app/islands/island.tsx';
import { isPhotoPushed, showPhotoInAddress } from '#app/media/photo-grid/photo-history.ts';
import { loadViewer, type Opened } from '#app/media/photo-grid/use-viewer.ts';
import type { Attachment } from '#app/media/picture.ts';
import type { LightboxLabels } from '#app/ui/lightbox/lightbox.tsx';

interface PhotoViewerProps {
  albumId: string;
  photoId: string;
  labels: LightboxLabels;
}

/** On a photo's own page: opens the viewer at it, and leads to the album when that is closed. */
function PhotoViewer({ albumId, photoId, labels }: PhotoViewerProps) {
  const hrefOf = useHref();
  const [opened, setOpened] = useState<Opened & { all: Attachment[] }>();
  const album = hrefOf('album', { id: albumId });

  useEffect(() => {
    const leaving = new AbortController();
    // The page shows the photo anyway, so if the viewer cannot be loaded it stays as it is.
    openAt(album, albumId, photoId, leaving.signal).then(setOpened, () => undefined);
    return () => leaving.abort();
  }, [album, albumId, photoId]);

  // The page was opened from the album's page and then reloaded: the browser treats both addresses as one
  // document, so going back would change only the address.
  useEffect(() => {
    const follow = () => window.location.reload();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function close() {
    if (isPhotoPushed()) window.history.back();
    else window.location.replace(album);
  }

  return (
    opened && (
      <opened.Viewer
        photos={opened.photos}
        labels={labels}
        index={opened.index}
        onView={(index) =>
          showPhotoInAddress(hrefOf('album', { id: albumId, photo: opened.all[index]!.mediaId }))
        }
        onClose={close}
      />
    )
  );
}

/** The album's own page has all its photos; reading them from there keeps the page of a single one light. */
async function openAt(album: string, albumId: string, photoId: string, leaving: AbortSignal) {
  const response = await fetch(album, { signal: timeoutSignal(20_000, leaving) });
  if (!response.ok) throw new Error(`the album answered ${response.status}`);
  const page = parsePage(await response.text());
  const grid = page.querySelector<HTMLElement>('[data-island="photo-grid"]');
  const { photos } = JSON.parse(grid?.dataset.props ?? '{"photos":[]}') as { photos: Attachment[] };
  const index = photos.findIndex(({ mediaId }) => mediaId === photoId);
  if (index < 0) throw new Error('the album does not show this photo');
  return { ...(await loadViewer(photos, albumId, index)), all: photos };
}

export const photoViewer = defineIsland('photo-viewer', PhotoViewer);

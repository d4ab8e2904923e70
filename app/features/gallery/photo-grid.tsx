import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { type Attachment, fileUrl, RENDITION_WIDTHS, renditionUrl } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type { LightboxPhoto } from '#app/ui/lightbox/lightbox.tsx';
import styles from './photo-grid.module.css';

// The viewer is many times the grid: it comes with the first photo somebody opens.
const Lightbox = lazy(() => import('#app/ui/lightbox/lightbox.tsx'));

interface PhotoGridProps {
  photos: Attachment[];
  labels: Record<string, string>;
}

/** Photos as links to the files themselves; awake, they open in the viewer instead. */
function PhotoGrid({ photos, labels }: PhotoGridProps) {
  const [opened, setOpened] = useState<number>();

  function open(event: MouseEvent, index: number) {
    // A click that asks for a new tab or window keeps its meaning.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  }

  return (
    <>
      <ul role="list" className={styles.grid}>
        {photos.map((photo, index) => (
          <li key={photo.mediaId}>
            <a href={fileUrl(photo.path)} onClick={(event) => open(event, index)}>
              <Picture picture={photo} sizes="(width < 48rem) 46vw, 22vw" most={960} priority={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            photos={photos.map(forLightbox)}
            labels={labels}
            index={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function forLightbox(photo: Attachment): LightboxPhoto {
  const widths = RENDITION_WIDTHS.filter((width) => width >= 480 && width <= photo.width);
  return {
    full: fileUrl(photo.path),
    thumbnail: renditionUrl(photo.path, 160, 'webp'),
    renditions: widths.map((width) => ({
      src: renditionUrl(photo.path, width, 'webp'),
      width,
      height: Math.round((width * photo.height) / photo.width),
    })),
    width: photo.width,
    height: photo.height,
    alt: photo.alt,
    caption: photo.caption,
  };
}

export const photoGrid = defineIsland('photo-grid', PhotoGrid);

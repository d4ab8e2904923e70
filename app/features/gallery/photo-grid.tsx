import { type MouseEvent, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { type Attachment, fileUrl } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type Lightbox from '#app/ui/lightbox/lightbox.tsx';
import type { LightboxLabels } from '#app/ui/lightbox/lightbox.tsx';
import type { LightboxPhoto } from '#app/ui/lightbox/photo-slide.tsx';
import { lightboxPhotos } from './lightbox-photos.ts';
import styles from './photo-grid.module.css';

interface PhotoGridProps {
  photos: Attachment[];
  /** What a saved photo's file is called, before its number. */
  fileName: string;
  labels: LightboxLabels & { openPhoto: string };
}

interface Opened {
  Viewer: typeof Lightbox;
  photos: LightboxPhoto[];
  index: number;
}

/** Photos as links to the files themselves; awake, they open in the viewer instead. */
function PhotoGrid({ photos, fileName, labels }: PhotoGridProps) {
  const [opened, setOpened] = useState<Opened>();
  const [opening, setOpening] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A click that asks for a new tab or window keeps its meaning.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setOpening(true);
    try {
      // The viewer is many times the grid: it comes with the first photo somebody opens.
      const { default: Viewer } = await import('#app/ui/lightbox/lightbox.tsx');
      setOpened({ Viewer, index, photos: lightboxPhotos(photos, fileName) });
    } catch {
      // Without the viewer the link does what it does without a script.
      window.location.assign(href);
    }
    setOpening(false);
  }

  return (
    <>
      <ul role="list" className={styles.grid} aria-busy={opening}>
        {photos.map((photo, index) => (
          <li key={index} className={styles[shapeOf(photo).name]}>
            <a href={fileUrl(photo.path)} onClick={(event) => void open(event, index)}>
              <Picture
                picture={{ ...photo, alt: photo.alt || numbered(labels.openPhoto, index, photos.length) }}
                sizes={sizesOf(shapeOf(photo).ratio)}
                most={960}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Viewer
          photos={opened.photos}
          labels={labels}
          index={opened.index}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/**
 * The shapes a tile may have: rows of one height without measuring anything, and no style in the page that its
 * policy would refuse. A photo is cut to the nearest shape, a little at most.
 */
const shapes = [
  { name: 'tall', ratio: 3 / 4 },
  { name: 'square', ratio: 1 },
  { name: 'classic', ratio: 4 / 3 },
  { name: 'photo', ratio: 3 / 2 },
  { name: 'wide', ratio: 2 },
] as const;

function shapeOf({ width, height }: Attachment) {
  const distance = (ratio: number) => Math.abs(Math.log((ratio * height) / width));
  return shapes.reduce((best, shape) => (distance(shape.ratio) < distance(best.ratio) ? shape : best));
}

/** About as wide as a tile comes out once its row has grown to fill the page. */
const sizesOf = (ratio: number) =>
  `(width < 48rem) ${Math.round(ratio * 40)}vw, (width < 90rem) ${Math.round(ratio * 19)}vw, ${Math.round(ratio * 17)}rem`;

const numbered = (template: string, index: number, total: number) =>
  template.replace('{index}', String(index + 1)).replace('{total}', String(total));

export const photoGrid = defineIsland('photo-grid', PhotoGrid);

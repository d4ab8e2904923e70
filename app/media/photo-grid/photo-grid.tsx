import { useHref } from '#app/links.ts';
import { type MouseEvent, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { type Attachment, fileUrl } from '#app/media/picture.ts';
import { Picture, type WiderFrames } from '#app/media/picture-view.tsx';
import type { LightboxLabels } from '#app/ui/lightbox/lightbox.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './photo-grid.module.css';
import { rowSizes } from './row-widths.ts';
import { useViewer } from './use-viewer.ts';

interface PhotoGridProps {
  photos: Attachment[];
  /**
   * Rows of one height for any number of photos; five as one large and four small; three side by side, each
   * a step further down. The last two show the captions too.
   */
  arrangement?: Arrangement;
  /** The album of these photos: each then has its own address, which its tile links to. */
  albumId?: string;
  /** The file name of a saved photo, before its number. */
  fileName: string;
  labels: LightboxLabels & { openPhoto: string };
}

type Arrangement = 'rows' | 'mosaic' | 'lanes';

/** Photos as links to their own pages or to the files; once hydrated, they open in the viewer instead. */
function PhotoGrid({ photos, arrangement = 'rows', albumId, fileName, labels }: PhotoGridProps) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { opened, open, view, close } = useViewer(photos, fileName, albumId);
  const [opening, setOpening] = useState(false);
  const frames = framesIn[arrangement](photos);

  async function press(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A click for a new tab or window keeps its meaning.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setOpening(true);
    try {
      await open(index);
    } catch {
      // Without the viewer the link works as it does without scripts.
      window.location.assign(href);
    }
    setOpening(false);
  }

  return (
    <>
      <ul role="list" className={`${styles.photos} ${styles[arrangement]}`} aria-busy={opening}>
        {photos.map((photo, index) => (
          <li key={index} className={arrangement === 'rows' ? styles[shapeOf(photo).name] : undefined}>
            <a
              href={albumId ? hrefOf('album', { id: albumId, photo: photo.mediaId }) : fileUrl(photo.path)}
              data-opens-viewer={albumId && ''}
              onClick={(event) => void press(event, index)}
            >
              <Picture
                picture={{ ...photo, alt: photo.alt || numbered(labels.openPhoto, index, photos.length) }}
                {...frames[index]!}
                priority={index === 0}
              />
            </a>
            {arrangement !== 'rows' && photo.caption && (
              <p lang={languageOf(photo.caption)}>{photo.caption}</p>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Viewer
          photos={opened.photos}
          labels={labels}
          index={opened.index}
          onView={view}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * The shapes of tiles as classes: rows of one height without measuring, and without inline styles, which the policy
 * refuses. A photo is cropped slightly to the nearest shape.
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

const framesIn: Record<Arrangement, (photos: Attachment[]) => WiderFrames[]> = {
  rows(photos) {
    const tiles = photos.map((photo) => shapeOf(photo).ratio);
    return rowSizes(tiles).map((sizes) => ({ sizes, most: 960 }));
  },
  mosaic: (photos) =>
    photos.map((_, index) => {
      const shape = '3x2';
      if (index === 0)
        return { shape, sizes: '(min-width: 96rem) 61rem, (min-width: 48rem) 71vw, 92vw', most: 1600 };
      const small = { shape, sizes: '(min-width: 96rem) 28rem, (min-width: 48rem) 31vw, 44vw' } as const;
      if (index < 3) return { ...small, most: 960 };
      const wide = { from: '48rem', shape, sizes: '(min-width: 96rem) 42rem, 46vw', most: 1600 } as const;
      return { ...small, most: 640, wider: [wide] };
    }),
  lanes: (photos) =>
    photos.map(() => ({
      shape: '3x2',
      sizes: '88vw',
      most: 960,
      wider: [{ from: '48rem', shape: '4x5', sizes: '(min-width: 96rem) 29rem, 32vw', most: 960 }],
    })),
};

const numbered = (template: string, index: number, total: number) =>
  template.replace('{index}', String(index + 1)).replace('{total}', String(total));

export const photoGrid = defineIsland('photo-grid', PhotoGrid);

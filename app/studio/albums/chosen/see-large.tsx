import { useState } from 'react';
import type { ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { withFocus } from '#app/media/focus-class.ts';
import { loadViewer, type Opened } from '#app/media/photo-grid/use-viewer.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { Button } from '#app/studio/kit/button.tsx';
import styles from '../albums.module.css';

/** In the strip; more would be a second sheet. */
const MOST = 6;

/** The chosen photos, small, each with a large view to look at before signing the consent. */
export function SeeLarge({ album, chosen }: { album: ManagedAlbum; chosen: ReadonlySet<string> }) {
  const words = useStudioWords().albums.choosing;
  const { lightbox } = useWords();
  const [opened, setOpened] = useState<Opened>();
  const photos = album.photos.filter(({ mediaId }) => chosen.has(mediaId));
  if (photos.length === 0) return null;
  async function open() {
    const pictures = photos.map((photo) => ({ ...photo, kind: 'image' as const, placeholder: null }));
    setOpened(await loadViewer(pictures, album.id, 0));
  }
  return (
    <>
      <p className={styles.strip} aria-hidden="true">
        {photos.slice(0, MOST).map((photo) => (
          <img
            key={photo.mediaId}
            className={withFocus(undefined, photo.focus)}
            src={renditionUrl(photo.path, 160, 'webp')}
            alt=""
          />
        ))}
      </p>
      <p>
        <Button type="button" kind="quiet" onClick={() => void open().catch(() => undefined)}>
          {words.seeLarge}
        </Button>
      </p>
      {opened && (
        <opened.Viewer
          photos={opened.photos}
          labels={{ ...lightbox, Lightbox: album.title }}
          index={opened.index}
          onView={() => undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

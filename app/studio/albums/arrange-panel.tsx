import { useStudioWords } from '#app/studio/words/words.ts';
import { lazy, Suspense, useState } from 'react';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import styles from './arrange.module.css';

/** Dragging needs much more of a script than the page, so it comes when somebody asks for it. */
const ArrangeGrid = lazy(() =>
  import('./arrange-grid.tsx').then(({ ArrangeGrid: grid }) => ({ default: grid })),
);

/** The whole album as small pictures, to be dragged into their order. */
export function ArrangePanel({ photos }: { photos: ManagedPhoto[] }) {
  const words = useStudioWords().albums.arrange;
  const [isOpen, setOpen] = useState(false);
  if (photos.length < 2) return null;
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {isOpen ? words.close : words.open}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ArrangeGrid photos={photos} />
        </Suspense>
      )}
    </div>
  );
}

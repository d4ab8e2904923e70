import { useEffect, useRef, useState } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { isFocusLost } from '../lost-focus.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import styles from './publish.module.css';

const OFFERED_MS = 10_000;

/** Ten seconds to think again. Whoever removed by keyboard stood on a button that is gone: they go on from here. */
export function UndoBar({ removal, count }: { removal: string; count: number }) {
  const words = useStudioWords().albums.undo;
  const { fetcher, busy, once } = usePhotosFetcher();
  const [isOver, setOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLost('remove')) button.current?.focus({ preventScroll: true });
    const timer = window.setTimeout(() => setOver(true), OFFERED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <fetcher.Form method="post" onSubmit={once} className={styles.undo}>
      <input type="hidden" name="removal" value={removal} />
      <span role="status">{words.removed(count)}</span>
      <button ref={button} name="intent" value="put-back" aria-disabled={busy || undefined}>
        {words.undo}
      </button>
    </fetcher.Form>
  );
}

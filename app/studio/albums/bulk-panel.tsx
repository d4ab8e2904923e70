import { useStudioWords } from '#app/studio/words/words.ts';
import { useFetcher } from 'react-router';
import { isDescribed, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import styles from './photos.module.css';

/** Sixty suggestions are read once and confirmed together. */
export function BulkPanel({ photos }: { photos: ManagedPhoto[] }) {
  const words = useStudioWords().albums.bulk;
  const albumWords = useStudioWords().albums;
  const fetcher = useFetcher<{ done?: string }>();
  const busy = fetcher.state !== 'idle';
  const open = photos.filter((photo) => !isDescribed(photo));
  const answer = !busy && fetcher.data?.done && albumWords.answers[fetcher.data.done];
  if (open.length === 0)
    return (
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    );
  return (
    <fetcher.Form method="post" className={styles.bulk}>
      <p>
        <strong>{words.title(open.length)}</strong> {words.help}
      </p>
      <button className="button button--dark" name="intent" value="confirm-all" disabled={busy}>
        {words.confirmAll}
      </button>
      {open.some(({ caption }) => caption) && (
        <button className="button" name="intent" value="use-captions" disabled={busy}>
          {words.takeCaptions}
        </button>
      )}
    </fetcher.Form>
  );
}

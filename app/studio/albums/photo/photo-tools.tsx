import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { FocusLink } from '#app/studio/library/focus/focus-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { doneOf } from '../photo-answer.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import styles from './photo.module.css';

interface PhotoToolsProps {
  photo: ManagedPhoto;
  number: number;
  of: number;
}

const HERE = ['earlier', 'later', 'first', 'turn'] as const;

/** Moves, rotates, crops or removes the photo. */
export function PhotoTools({ photo, number, of }: PhotoToolsProps) {
  const words = useStudioWords().albums.photo;
  const albumWords = useStudioWords().albums;
  const { fetcher, busy, once, answer } = usePhotosFetcher();
  const done = doneOf(answer, HERE);
  const press = (intent: (typeof HERE)[number] | 'remove' | 'withdraw', unfit = false) => (
    <button
      className="button"
      name="intent"
      value={intent}
      aria-disabled={busy || undefined}
      disabled={unfit}
    >
      {words[intent]}
    </button>
  );
  return (
    <fetcher.Form method="post" onSubmit={once} className={styles.tools}>
      <input type="hidden" name="mediaId" value={photo.mediaId} />
      <div className={styles.buttons}>
        {press('earlier', number === 1)}
        {press('later', number === of)}
        {press('first', number === 1)}
        {press('turn')}
        {press('remove')}
      </div>
      <p role="status" className={styles.done}>
        {done && albumWords.answers[done]}
      </p>
      <p className={styles.focus}>
        <FocusLink mediaId={photo.mediaId} name={photo.alt || albumWords.list.called(number)} />
      </p>
      <details className={styles.danger}>
        <summary>{words.withdraw}…</summary>
        <p>{words.withdrawHelp}</p>
        {press('withdraw')}
      </details>
    </fetcher.Form>
  );
}

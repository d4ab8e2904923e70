import { useStudioWords } from '#app/studio/words/words.ts';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { FocusLink } from '#app/studio/library/focus/focus-link.tsx';
import styles from './photo-row.module.css';

interface PhotoToolsProps {
  photo: Pick<ManagedPhoto, 'mediaId' | 'alt'>;
  number: number;
  of: number;
  busy: boolean;
}

/** Buttons of the form around them: where the photo stands, how it is turned and cut, whether it stays. */
export function PhotoTools({ photo, number, of, busy }: PhotoToolsProps) {
  const words = useStudioWords().albums.list;
  const press = (intent: 'earlier' | 'later' | 'first' | 'turn' | 'remove' | 'withdraw', unfit = false) => (
    <button className="button" name="intent" value={intent} disabled={busy || unfit}>
      {words[intent]}
    </button>
  );
  return (
    <>
      <div className={styles.tools}>
        {press('earlier', number === 1)}
        {press('later', number === of)}
        {press('first', number === 1)}
        {press('turn')}
        {press('remove')}
      </div>
      <p className={styles.focus}>
        <FocusLink mediaId={photo.mediaId} name={photo.alt} />
      </p>
      <details className={styles.danger}>
        <summary>{words.withdraw} …</summary>
        <p>{words.withdrawHelp}</p>
        {press('withdraw')}
      </details>
    </>
  );
}

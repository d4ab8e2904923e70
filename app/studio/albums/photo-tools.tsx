import styles from './photo-row.module.css';
import { albumWords } from './words.ts';

const words = albumWords.list;

/** Buttons of the form around them: where the photo stands, how it is turned, whether it stays. */
export function PhotoTools({ number, of, busy }: { number: number; of: number; busy: boolean }) {
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
      <details className={styles.danger}>
        <summary>{words.withdraw} …</summary>
        <p>{words.withdrawHelp}</p>
        {press('withdraw')}
      </details>
    </>
  );
}

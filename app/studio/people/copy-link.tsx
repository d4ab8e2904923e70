import { useStudioWords } from '#app/studio/words/words.ts';
import { useRef, useState } from 'react';
import { Field } from '../form/field.tsx';
import { useAwake } from './sign-in/awake.ts';
import styles from './panel.module.css';

/** A link to give to somebody: to be copied by the button, or by hand where scripts do not run. */
export function CopyLink({ link }: { link: string }) {
  const peopleWords = useStudioWords().people;
  const { people: words } = peopleWords;
  const [said, setSaid] = useState<string>(words.copy);
  const place = useRef<HTMLDivElement>(null);
  const awake = useAwake();

  async function copy() {
    place.current?.querySelector('input')?.select();
    try {
      await navigator.clipboard.writeText(link);
      setSaid(words.copied);
    } catch {
      // A browser may forbid it; the link is selected and can be copied with the keyboard.
      setSaid(words.notCopied);
    }
  }

  return (
    <div className={styles.inline} ref={place}>
      <Field name="link" label={words.link} value={link} readOnly className={styles.link} />
      {awake && (
        <button type="button" className="button button--dark" onClick={() => void copy()}>
          <span aria-live="polite">{said}</span>
        </button>
      )}
    </div>
  );
}

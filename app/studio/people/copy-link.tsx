import { useStudioWords } from '#app/studio/words/words.ts';
import { useRef } from 'react';
import { Field } from '../form/field.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './panel.module.css';

/** A link to give to somebody: to be copied by the button, or by hand where scripts do not run. */
export function CopyLink({ link }: { link: string }) {
  const { people: words } = useStudioWords().people;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={`${styles.inline} ${styles.copy}`} ref={box}>
      {/* The link is shown once: whoever made it goes on from here, with scripts or without. */}
      <Field
        name="link"
        label={words.link}
        value={link}
        readOnly
        className={styles.link}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={link} onBefore={() => box.current?.querySelector('input')?.select()} />
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './form-footer.module.css';

/**
 * A ring, half a leaf, a full leaf, half a brick, a dashed ring, a full brick: distinguished by more than
 * colour.
 */
export type Mark = 'draft' | 'differs' | 'public' | 'older' | 'scheduled' | 'ended' | 'refused';

interface FormFooterProps {
  mark: Mark;
  /** The state, in words. */
  text: string;
  /** Details, such as when it was saved. */
  detail?: string | undefined;
  /** Another hint before pressing. */
  note?: string | undefined;
  /** The result of the last press, next to the pressed button. */
  answer?: ReactNode;
  children: ReactNode;
}

/** One bar at the bottom of a form: the state, and the actions. */
export const FormFooter = ({ mark, text, detail, note, answer, children }: FormFooterProps) => (
  <div className={styles.floor}>
    {answer}
    <div className={styles.line}>
      <svg className={styles.mark} data-mark={mark} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" />
      </svg>
      <p role="status" className={styles.says}>
        <b>{text}</b>
        {detail && ' '}
        {detail && <span>{detail}</span>}
        {note && ' '}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  </div>
);

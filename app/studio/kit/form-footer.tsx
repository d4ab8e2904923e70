import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './form-footer.module.css';
import { State, type StateKind } from './state.tsx';

/** The names of the marks in a form's state. */
export type Mark = 'draft' | 'differs' | 'public' | 'older' | 'scheduled' | 'ended' | 'refused';

const STATES: Record<Mark, StateKind> = {
  draft: 'draft',
  differs: 'changed',
  public: 'public',
  older: 'older',
  scheduled: 'later',
  ended: 'ended',
  refused: 'late',
};

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
  /** Buttons: quiet ones first, the primary one last. */
  children: ReactNode;
}

/** The foot of a form, which stays in sight: its state, and what can be done with it. */
export const FormFooter = ({ mark, text, detail, note, answer, children }: FormFooterProps) => (
  <div className={styles.foot} id={FOOTER_ID}>
    {answer}
    <div className={`${layout.line} ${layout.end} ${styles.line}`}>
      <p role="status" className={styles.state}>
        <State kind={STATES[mark]}>{text}</State>
        {detail && ' '}
        {detail && <small>{detail}</small>}
        {note && ' '}
        {note && <b>{note}</b>}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  </div>
);

/** For a link that skips the fields. */
export const FOOTER_ID = 'form-footer';

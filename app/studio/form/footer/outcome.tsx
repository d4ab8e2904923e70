import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from '../../kit/form-footer.module.css';
import { type Obstacle, Refusal } from './refusal.tsx';
import { ANSWER_ID } from './answer-anchor.ts';
import { CONTROLS, isFocusLost } from './go-to-field.ts';

export interface OutcomeProps {
  /** The successful result. */
  done?: ReactNode;
  /** Why it was refused. */
  refused?: string | undefined;
  /** The fields that caused it. */
  obstacles?: Obstacle[] | undefined;
  /** Moves the focus to the result: to its first button or field, or to the result itself. */
  goesOn?: 'inside' | 'here' | undefined;
  /** The identity of the answer, if it is not the page's: a new answer is announced again. */
  answer?: unknown;
  /** For a refusal: a way to solve it that is not a field. */
  children?: ReactNode;
}

/**
 * The result of the last press, next to the pressed button, in the same form everywhere. It is announced, and
 * moves the focus: to the first field to correct, into the result, or to the result itself if the pressed
 * button is gone.
 */
export function Outcome({ done, refused, obstacles, goesOn, answer, children }: OutcomeProps) {
  const { key } = useLocation();
  const answerKey = answer ?? key;
  const box = useRef<HTMLDivElement>(null);
  const isDone = refused === undefined && done !== undefined && done !== null && done !== '';
  useEffect(() => {
    if (!isDone || !answerKey) return;
    if (goesOn || isFocusLost()) {
      const inside = goesOn === 'inside' && box.current?.querySelector<HTMLElement>(CONTROLS);
      (inside || box.current)?.focus({ preventScroll: true });
    }
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answerKey, isDone, goesOn]);
  if (refused !== undefined)
    return (
      <Refusal title={refused} obstacles={obstacles} answer={answerKey}>
        {children}
      </Refusal>
    );
  return (
    // Rendered even while empty: only then is new content announced.
    <div ref={box} id={isDone ? ANSWER_ID : undefined} role="status" tabIndex={-1} className={styles.outcome}>
      {isDone && <div className={styles.done}>{done}</div>}
    </div>
  );
}

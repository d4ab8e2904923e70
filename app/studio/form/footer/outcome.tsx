import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './form-footer.module.css';
import { type Obstacle, Refusal } from './refusal.tsx';
import { ANSWER_ID } from './answer-anchor.ts';
import { CONTROLS, isFocusLost } from './go-to-field.ts';

export interface OutcomeProps {
  /** What was done. */
  done?: ReactNode;
  /** Why it was not. */
  refused?: string | undefined;
  /** The fields to blame for that. */
  obstacles?: Obstacle[] | undefined;
  /** Something is to be done with what came of it: at its first button or field, or once it has been read. */
  goesOn?: 'inside' | 'here' | undefined;
  /** That it belongs to, where that is not the page's: another one is told anew. */
  answer?: unknown;
  /** Of a refusal: a way out that is no field. */
  children?: ReactNode;
}

/**
 * What the last press led to, beside the button that was pressed: the one voice of every form. It is read out, and who
 * pressed goes on from there: at the first field in question, at what is to be done with it, or here, where the button
 * has gone with what it was pressed for.
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
    // There before anything is said in it: only then is it read out.
    <div ref={box} id={isDone ? ANSWER_ID : undefined} role="status" tabIndex={-1} className={styles.outcome}>
      {isDone && <div className={styles.done}>{done}</div>}
    </div>
  );
}

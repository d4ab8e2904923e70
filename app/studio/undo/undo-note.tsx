import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { isFocusLost } from '../form/footer/go-to-field.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './undo.module.css';

export const UNDO_MS = 10_000;

interface UndoNoteProps {
  /** The identity of the removal: another one restarts the timer. Undefined if there is nothing to undo. */
  turn: unknown;
  /** What was removed, in words. */
  text: string;
  /** Whether the pressed button is gone, and the focus with it. */
  isLost?: () => boolean;
  children: ReactNode;
}

/** Undo for a removal, for a limited time that pauses during interaction. */
export function UndoNote({ turn, text, isLost = isFocusLost, children }: UndoNoteProps) {
  const [over, setOver] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);
  const isPaused = useIsPaused(box);
  const isOpen = turn !== undefined && turn !== over;
  const lost = useRef(isLost);

  useEffect(() => {
    if (!isOpen || isPaused) return;
    const timer = setTimeout(() => setOver(turn), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isPaused, turn]);

  // The button that removed something had the focus and is gone, so the focus moves here.
  useEffect(() => {
    if (turn !== undefined && lost.current())
      box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [turn]);

  return (
    <div ref={box} className={styles.undo} role="status" tabIndex={-1}>
      {isOpen && (
        <div className={styles.note}>
          <p>{text}</p>
          {children}
        </div>
      )}
    </div>
  );
}

/** Whether the pointer or the keyboard focus is on it; a press on it keeps the focus. */
function useIsPaused(box: RefObject<HTMLElement | null>): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const note = box.current;
    if (!note) return;
    const pause = () => setPaused(true);
    const leave = () => setPaused(false);
    // A mouse press moves the focus, but is not keyboard interaction.
    const pauseIfFocusVisible = ({ target }: FocusEvent) =>
      setPaused((target as HTMLElement).matches(':focus-visible'));
    const stay = () => note.focus({ preventScroll: true });
    const heard = {
      pointerenter: pause,
      pointerleave: leave,
      focusin: pauseIfFocusVisible,
      focusout: leave,
      click: stay,
    };
    const all = Object.entries(heard) as [string, EventListener][];
    for (const [event, listener] of all) note.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of all) note.removeEventListener(event, listener);
    };
  }, [box]);
  return isPaused;
}

interface UndoProps {
  turn: unknown;
  text: string;
  onUndo: () => void;
}

/** For a form that has not been sent yet. */
export function Undo({ onUndo, ...note }: UndoProps) {
  const words = useStudioWords();
  return (
    <UndoNote {...note}>
      <button type="button" className="link" onClick={onUndo}>
        {words.undo}
      </button>
    </UndoNote>
  );
}

interface UndoFormProps {
  turn: unknown;
  text: string;
  action: string;
  intent: string;
  /** What to restore, by field name. */
  of: Record<string, string[]>;
}

/** For a removal that was already saved. Without scripts it stays until another page is opened. */
export function UndoForm({ action, intent, of, ...note }: UndoFormProps) {
  const words = useStudioWords();
  return (
    <UndoNote {...note}>
      <Form method="post" action={action} preventScrollReset>
        {Object.entries(of).flatMap(([name, values]) =>
          values.map((value) => <input key={value} type="hidden" name={name} value={value} />),
        )}
        <button className="link" name="intent" value={intent}>
          {words.undo}
        </button>
      </Form>
    </UndoNote>
  );
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../form/footer/go-to-field.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

const TOAST_MS = 10_000;

interface ToastProps {
  /** The identity of what happened: another one restarts the timer. Undefined if there is nothing to say. */
  turn: unknown;
  text: ReactNode;
  /** Whether the pressed button is gone, and the focus with it. */
  isLost?: () => boolean;
  /** The way to undo it. */
  children?: ReactNode;
}

/** What has just happened, for a limited time that pauses during interaction. */
export function Toast({ turn, text, isLost = isFocusLost, children }: ToastProps) {
  const [over, setOver] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);
  const isPaused = useIsPaused(box);
  const isOpen = turn !== undefined && turn !== over;
  const lost = useRef(isLost);

  useEffect(() => {
    if (!isOpen || isPaused) return;
    const timer = setTimeout(() => setOver(turn), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isPaused, turn]);

  // The button that removed something had the focus and is gone, so the focus moves here.
  useEffect(() => {
    if (turn !== undefined && lost.current())
      box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [turn]);

  return (
    <div ref={box} className={styles['place']} role="status" tabIndex={-1}>
      {isOpen && (
        <div className={styles['toast']} data-paused={isPaused || undefined}>
          <Icon name="check" />
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

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '../words/words.ts';
import { Button, buttonClass, type ButtonKind } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import { useClosedFromBeside } from './use-closed-from-beside.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Closed by its cross, Escape or a press beside it. */
  onClose: () => void;
  /** For a choice among many. */
  isWide?: boolean;
  children: ReactNode;
}

/** A dialog that needs scripts; what must work without them has a page of its own, or is a `<ConfirmDialog>`. */
export function Dialog({ title, isOpen, onClose, isWide = false, children }: DialogProps) {
  const words = useStudioWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useClosedFromBeside(dialog);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles['dialog']} ${styles['wide']}` : styles['dialog']}
      aria-labelledby={id}
      onClose={onClose}
    >
      {isOpen && (
        <div className={`${layout.stack} ${styles['body']}`}>
          <div className={styles['head']}>
            <h2 id={id}>{title}</h2>
            <Button
              type="button"
              kind="quiet"
              icon={<Icon name="close" />}
              aria-label={words.closeDialog}
              onClick={() => dialog.current?.close()}
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

interface ConfirmDialogProps {
  /** The button that opens the question. */
  label: ReactNode;
  /** The same with the name of its target, if there are several below each other. */
  heard?: string | undefined;
  kind?: ButtonKind;
  icon?: ReactNode;
  /** What would be lost, by name. */
  question: string;
  /** The buttons that confirm. */
  children: ReactNode;
}

/**
 * Confirms what cannot be undone. Without scripts the question opens below its button: a `<details>` with an
 * open `<dialog>` in it, which scripts make modal.
 */
export function ConfirmDialog({ label, heard, kind, icon, question, children }: ConfirmDialogProps) {
  const words = useStudioWords();
  const id = useId();
  const hydrated = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useClosedFromBeside(dialog);

  const toggle = () => {
    if (!details.current?.open || !dialog.current || dialog.current.matches(':modal')) return;
    dialog.current.open = false;
    dialog.current.showModal();
    details.current.dataset['modal'] = '';
  };
  const closed = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <details ref={details} className={styles['ask']} onToggle={toggle}>
      <summary className={buttonClass(kind)} aria-label={heard}>
        {icon}
        {label}
      </summary>
      <dialog ref={dialog} open className={styles['dialog']} aria-labelledby={id} onClose={closed}>
        <div className={`${layout.stack} ${styles['body']}`}>
          <p id={id}>{question}</p>
          <div className={styles['actions']}>
            {hydrated && (
              <Button type="button" onClick={() => dialog.current?.close()}>
                {words.cancel}
              </Button>
            )}
            {children}
          </div>
        </div>
      </dialog>
    </details>
  );
}

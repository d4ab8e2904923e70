import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './drawer.module.css';
import { useClosedFromBeside } from './use-closed-from-beside.ts';

interface DrawerProps {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Opens at the end of the page, on a phone over all of it, for as long as it is rendered. It may be inside a
 * form without being a part of it. Only for what a page without scripts offers elsewhere.
 */
export function Drawer({ title, close, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useClosedFromBeside(dialog);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={id}
      onClose={onClose}
      onInput={(event) => event.stopPropagation()}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button
          type="button"
          kind="quiet"
          icon={<Icon name="close" />}
          aria-label={close}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <div className={`${layout.stack} ${styles.body}`}>{children}</div>
    </dialog>
  );
}

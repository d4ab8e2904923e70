import { type RefObject, useEffect } from 'react';

/** A press on the dialog itself is one on its backdrop: its body fills it. */
export function useClosedFromBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const close = ({ target }: MouseEvent) => {
      if (target === box && box.matches(':modal')) box.close();
    };
    box.addEventListener('click', close);
    return () => box.removeEventListener('click', close);
  }, [dialog]);
}

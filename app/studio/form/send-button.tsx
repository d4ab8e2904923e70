import type { ButtonHTMLAttributes } from 'react';
import { useSending } from './use-sending.ts';

interface SendButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something else has to be over first. */
  busy?: boolean;
}

/** Sends its form, once. Never `disabled`: a button that was pressed keeps the focus until its answer is there. */
export function SendButton({ busy = false, children, ...button }: SendButtonProps) {
  const sending = useSending() || busy;
  return (
    <button
      {...button}
      aria-disabled={sending || undefined}
      onClick={(event) => {
        if (sending) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}

import type { ButtonHTMLAttributes } from 'react';
import { useSending } from './use-sending.ts';

interface SendButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something else has to finish first. */
  busy?: boolean;
}

/** Submits its form once. Never `disabled`, so that the pressed button keeps the focus until the answer. */
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

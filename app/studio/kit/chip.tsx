import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { useSending } from '../form/use-sending.ts';
import styles from './chip.module.css';

interface ChipLinkProps {
  to: string;
  isCurrent: boolean;
  count?: number | undefined;
  children: ReactNode;
}

/** One filter of several. */
export const ChipLink = ({ to, isCurrent, count, children }: ChipLinkProps) => (
  <Link className={styles['chip']} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
    {children}
    {count !== undefined && (
      <>
        {' '}
        <span>{count}</span>
      </>
    )}
  </Link>
);

type ChipButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { isPressed: boolean };

/** One choice of several, which submits its form at once. Never `disabled`, so that it keeps the focus. */
export function ChipButton({ isPressed, ...button }: ChipButtonProps) {
  const sending = useSending();
  return (
    <button
      {...button}
      className={styles['chip']}
      aria-pressed={isPressed}
      aria-disabled={sending || undefined}
      onClick={(event) => {
        if (sending) event.preventDefault();
        else button.onClick?.(event);
      }}
    />
  );
}

/** A row of filters. */
export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles['chips']} aria-label={label}>
    {children}
  </nav>
);

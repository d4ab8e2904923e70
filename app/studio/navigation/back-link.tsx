import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '#app/ui/icons/interface.ts';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  children: ReactNode;
  /** For a link on its own above the heading of a form or a list of versions. */
  strong?: boolean;
  large?: boolean;
  className?: string | undefined;
  /** The state for the target page. */
  state?: unknown;
}

/** A link from an item back to its list. */
export const BackLink = ({ to, children, strong, large, className = '', state }: BackLinkProps) => (
  <Link
    className={`${styles.back} ${className}`}
    to={to}
    state={state}
    data-strong={strong || undefined}
    data-large={large || undefined}
  >
    <ArrowLeftIcon />
    {children}
  </Link>
);

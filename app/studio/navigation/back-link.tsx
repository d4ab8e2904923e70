import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '#app/ui/icons/interface.ts';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  children: ReactNode;
  /** Of a form or a list of versions, where it stands alone above the heading. */
  strong?: boolean;
  large?: boolean;
  className?: string | undefined;
  /** For the page that it leads to. */
  state?: unknown;
}

/** From one thing to the list that it stands in. */
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

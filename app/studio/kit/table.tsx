import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './table.module.css';

interface TableProps {
  label: string;
  /** On a phone: records are stacked, comparisons scroll sideways below their first column. */
  kind: 'stack' | 'scroll';
  children: ReactNode;
}

/** In a stack, every `<td>` needs a `data-label`: the name of its column. */
export const Table = ({ label, kind, children }: TableProps) => (
  // What scrolls sideways must be reachable by keyboard.
  <div
    className={`${styles['table']} ${styles[kind]}`}
    {...(kind === 'scroll' && { role: 'region', 'aria-label': label, tabIndex: 0 })}
  >
    <table aria-label={label}>{children}</table>
  </div>
);

/** For cells: numbers at the end; in a stack, a whole line. */
export const cell = styles as Record<'end' | 'wide', string>;

/** Opens the record of its row, with a target as high as any. */
export const TableLink = (link: LinkProps) => <Link {...link} className={styles['link']} />;

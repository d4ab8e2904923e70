import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

interface TableProps {
  label: string;
  /** On a phone: records are stacked, comparisons scroll sideways below their first column. */
  kind: 'stack' | 'scroll';
  /** The cells are fields; a changed one has `data-changed`. */
  isGrid?: boolean;
  children: ReactNode;
}

/** In a stack, every `<td>` needs a `data-label`: the name of its column. */
export const Table = ({ label, kind, isGrid = false, children }: TableProps) => (
  // What scrolls sideways must be reachable by keyboard.
  <div
    className={[styles['table'], styles[kind], isGrid && styles['grid']].filter(Boolean).join(' ')}
    {...(kind === 'scroll' && { role: 'region', 'aria-label': label, tabIndex: 0 })}
  >
    <table aria-label={label}>{children}</table>
  </div>
);

/** For cells: numbers at the end, no wrapping, no wider than needed; in a stack, a whole line or the corner. */
export const cell = styles as Record<'end' | 'nowrap' | 'tight' | 'wide' | 'corner', string>;

/** Opens the record of its row, with a target as high as any. */
export const TableLink = (link: LinkProps) => <Link {...link} className={styles['link']} />;

interface SortHeadProps {
  to: string;
  /** Whether the table is sorted by this column, and how. */
  sorted?: 'ascending' | 'descending' | undefined;
  children: ReactNode;
}

export const SortHead = ({ to, sorted, children }: SortHeadProps) => (
  <th scope="col" aria-sort={sorted}>
    <Link to={to} preventScrollReset>
      {children}
      <Icon name={sorted === 'descending' ? 'chevron-up' : 'chevron-down'} />
    </Link>
  </th>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';

interface Tab {
  to: string;
  name: string;
  count?: ReactNode;
  /** Needs attention. */
  isUrgent?: boolean;
  isCurrent: boolean;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** For many tabs: closer together on a phone, and only urgent counts are shown. */
  dense?: boolean;
}

/** The parts of a list, each with its own address. */
export const Tabs = ({ label, tabs, dense = false }: TabsProps) => (
  <nav className={styles.tabs} data-dense={dense || undefined} aria-label={label}>
    <ul role="list">
      {tabs.map(({ to, name, count, isUrgent = false, isCurrent }) => (
        <li key={name}>
          <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
            {count === undefined ? name : `${name} `}
            {count !== undefined && <b data-urgent={isUrgent || undefined}>{count}</b>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  name: string;
  /** Of the name, if it is not the page's. */
  lang?: string | undefined;
  icon?: IconName | undefined;
  count?: ReactNode;
  /** Its count needs attention. */
  isUrgent?: boolean;
  /** A badge after the name. */
  badge?: ReactNode;
  isCurrent: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

/** The parts of a place, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // On a phone the row may be wider than the screen, and the current tab at its end.
  useEffect(() => {
    const tab = row.current?.children[current];
    if (row.current && tab)
      row.current.scrollLeft += tab.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={row} role="list">
        {tabs.map(({ to, name, lang, icon, count, isUrgent, badge, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {icon && <Icon name={icon} />}
              <span lang={lang}>{name}</span>
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count} data-urgent={isUrgent || undefined}>
                    {count}
                  </span>
                </>
              )}
              {badge && <> {badge}</>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Two or three ways to look at the same thing, each a `SwitchButton`. */
export const Switch = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.switch} role="group" aria-label={label}>
    {children}
  </div>
);

interface SwitchItem {
  isCurrent: boolean;
  icon?: IconName;
}

export const SwitchButton = ({
  isCurrent,
  icon,
  children,
  ...button
}: SwitchItem & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...button} aria-pressed={isCurrent}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './banner.module.css';

interface BannerProps extends HTMLAttributes<HTMLElement> {
  kind?: 'plain' | 'warn' | 'error' | 'good';
  icon: IconName;
  /** One line; its beginning, in bold, says it all. */
  children: ReactNode;
  /** A quiet button or two. */
  action?: ReactNode;
}

/** What the whole page should know: one per page, and never the same on every page. */
export const Banner = ({ kind = 'plain', icon, children, action, ...section }: BannerProps) => (
  <section {...section} className={kind === 'plain' ? styles.banner : `${styles.banner} ${styles[kind]}`}>
    <Icon name={icon} />
    <div className={styles.text}>{children}</div>
    {action && <div className={styles.action}>{action}</div>}
  </section>
);

import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  /** Without an icon it is small: nothing was found, rather than nothing being there yet. */
  icon?: IconName;
  title?: string;
  /** One sentence. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
}

export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className={icon ? styles['empty'] : `${styles['empty']} ${styles['small']}`}>
    {icon && <Icon name={icon} />}
    {title && <h2>{title}</h2>}
    <p>{children}</p>
    {action}
  </div>
);

import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  /** Without an icon it is small: nothing was found, rather than nothing being there yet. */
  icon?: IconName;
  /** One sentence. */
  children: ReactNode;
}

export const EmptyState = ({ icon, children }: EmptyStateProps) => (
  <div className={icon ? styles['empty'] : `${styles['empty']} ${styles['small']}`}>
    {icon && <Icon name={icon} />}
    <p>{children}</p>
  </div>
);

import type { ReactNode } from 'react';
import styles from './browse-results.module.css';

/** Everything below the filter that depends on it; the script replaces it by another page's. */
export const BrowseResults = ({ children }: { children: ReactNode }) => (
  <div className={styles.results} data-browse-results="">
    {children}
  </div>
);

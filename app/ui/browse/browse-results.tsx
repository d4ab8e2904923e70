import type { ReactNode } from 'react';
import styles from './browse-results.module.css';

/** All that another choice in the filter changes below it; the script puts another page's in its place. */
export const BrowseResults = ({ children }: { children: ReactNode }) => (
  <div className={styles.results} data-browse-results="">
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { useStudioWords } from '../words/words.ts';
import { buttonClass, LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './pagination.module.css';

interface PaginationProps {
  label: string;
  /** What is shown: "1 to 30 of 37". */
  shown: ReactNode;
  /** The pages before and after, if there are any. */
  previous: string | undefined;
  next: string | undefined;
}

/** No page numbers: nobody looks for a story on page 3. */
export function Pagination({ label, shown, previous, next }: PaginationProps) {
  const words = useStudioWords().content;
  const before = <Icon name="chevron-left" />;
  const after = <Icon name="chevron-right" />;
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={`${layout.line} ${layout.between} ${styles['pages']}`} aria-label={label}>
      <span>{shown}</span>
      <span className={styles['turns']}>
        {previous === undefined ? (
          <span className={buttonClass()} aria-disabled="true">
            {before}
            {words.previous}
          </span>
        ) : (
          <LinkButton to={previous} icon={before} rel="prev">
            {words.previous}
          </LinkButton>
        )}
        {next === undefined ? (
          <span className={buttonClass()} aria-disabled="true">
            {words.next}
            {after}
          </span>
        ) : (
          <LinkButton to={next} iconEnd={after} rel="next">
            {words.next}
          </LinkButton>
        )}
      </span>
    </nav>
  );
}

import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** Who and when. */
  note?: ReactNode;
  /** Brick for what failed or is late, leaf for what is done, indigo for where it began. */
  kind?: 'now' | 'good' | 'bad' | undefined;
  /** What somebody wrote. */
  quote?: { text: string; lang: string | undefined } | undefined;
  /** Buttons and messages of this entry. */
  children?: ReactNode;
}

interface TimelineProps {
  entries: TimelineEntry[];
  /** Needed if no heading stands above. */
  label?: string;
}

/** What happened, the newest first. */
export const Timeline = ({ entries, label }: TimelineProps) => (
  <ol className={styles.timeline} role="list" aria-label={label}>
    {entries.map(({ key, title, note, kind, quote, children }) => (
      <li key={key} data-kind={kind}>
        <b>{title}</b>
        {note && <small>{note}</small>}
        {quote && <blockquote lang={quote.lang}>{quote.text}</blockquote>}
        {children}
      </li>
    ))}
  </ol>
);

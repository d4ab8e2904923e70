import styles from './staff-bar.module.css';

interface StaffBarProps {
  says: string;
  way: { href: string; text: string };
  /** In reach however far one has scrolled. */
  stays?: boolean;
}

/** Above a page of the site that nobody but the staff sees as it is: why, and the way back to the studio. */
export function StaffBar({ says, way, stays = false }: StaffBarProps) {
  return (
    <aside className={stays ? `${styles.bar} ${styles.stays}` : styles.bar} aria-label={says} data-print="no">
      <p>{says}</p>
      <a href={way.href}>{way.text}</a>
    </aside>
  );
}

import styles from './staff-bar.module.css';

interface StaffBarProps {
  says: string;
  way: { href: string; text: string };
  /** Where it is not the page's own. */
  lang?: string | undefined;
  /** In reach however far one has scrolled. */
  stays?: boolean;
}

/** Above a page of the site that nobody but the staff sees as it is: why, and the way back to the studio. */
export function StaffBar({ says, way, lang, stays = false }: StaffBarProps) {
  return (
    <aside
      className={stays ? `${styles.bar} ${styles.stays}` : styles.bar}
      aria-label={says}
      lang={lang}
      data-print="no"
    >
      <p>{says}</p>
      <a href={way.href}>{way.text}</a>
    </aside>
  );
}

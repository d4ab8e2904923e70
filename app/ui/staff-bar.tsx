import styles from './staff-bar.module.css';

interface StaffBarProps {
  message: string;
  link: { href: string; text: string };
  /** Where it is not the page's own. */
  lang?: string | undefined;
  /** In reach however far one has scrolled. */
  sticky?: boolean;
}

/** Above a page that only staff see in this state: why, and the way back to the studio. */
export function StaffBar({ message, link, lang, sticky = false }: StaffBarProps) {
  return (
    <aside
      className={sticky ? `${styles.bar} ${styles.stays}` : styles.bar}
      aria-label={message}
      lang={lang}
      data-print="no"
    >
      <p>{message}</p>
      <a href={link.href}>{link.text}</a>
    </aside>
  );
}

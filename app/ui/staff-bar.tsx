import styles from './staff-bar.module.css';

interface StaffBarProps {
  message: string;
  link: { href: string; text: string };
  /** If it is not the page's own. */
  lang?: string | undefined;
  /** Stays in reach while the page is scrolled. */
  sticky?: boolean;
}

/** Above a page that only staff see in this state: the reason, and a link back to the studio. */
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

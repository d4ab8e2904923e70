import { useStudioWords } from '#app/studio/words/words.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

interface PaneProps<Part> {
  id: string;
  title: string;
  /** The number next to the title. */
  count?: number | undefined;
  link?: { href: string; name: string };
  /** Null if it could not be read, undefined without the permission. */
  part: Part | null | undefined;
  children: (part: Part) => ReactNode;
}

/** A part of the dashboard, or an error if it could not be read. */
export function Pane<Part>({ id, title, count, link, part, children }: PaneProps<Part>) {
  const words = useStudioWords().dashboard;
  if (part === undefined) return null;
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title} {count ? <b>{words.number(count)}</b> : null}
        </h2>
        {link && (
          <Link className="link" to={link.href}>
            {link.name}
          </Link>
        )}
      </header>
      {part === null ? <p className={styles.failed}>{words.failedPart}</p> : children(part)}
    </section>
  );
}

interface RowProps {
  title: ReactNode;
  hint?: ReactNode;
  href?: string | undefined;
  /** The label of the link; one word. */
  fix?: string | undefined;
  /** Instead of a link: a button in its form. */
  children?: ReactNode;
}

/** A problem, why it matters, and a link to solve it. */
export function Row({ title, hint, href, fix, children }: RowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.about}>
        <b>{title}</b>
        {hint && <span>{hint}</span>}
      </p>
      {href && fix && (
        <Link className={styles.fix} to={href}>
          {fix}
          <span className="unseen">: {title}</span>
        </Link>
      )}
      {children}
    </li>
  );
}

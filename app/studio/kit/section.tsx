import { type ReactNode, useId } from 'react';
import layout from './layout.module.css';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  title: ReactNode;
  /** 2, or 3 within another section. */
  level?: 2 | 3;
  /** Beside the title, a `<Count>`. */
  count?: ReactNode;
  /** At the end of the title's line: one quiet button. */
  action?: ReactNode;
  /** A sentence below the title. */
  note?: ReactNode;
  /** What is in it lies on a white sheet: with padding, or without for lists and tables. */
  sheet?: 'padded' | 'plain';
  /** Its problem brings the focus here. */
  tabIndex?: -1;
  children?: ReactNode;
}

/** A part of a page under its own title. */
export function Section({
  id,
  title,
  level = 2,
  count,
  action,
  note,
  sheet,
  tabIndex,
  children,
}: SectionProps) {
  const own = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      className={`${layout.stack} ${layout.close} ${styles.section}`}
      id={id}
      tabIndex={tabIndex}
      aria-labelledby={own}
    >
      <div className={`${layout.line} ${layout.between} ${styles.head}`}>
        <Heading id={own}>
          {title}
          {count !== undefined && <> {count}</>}
        </Heading>
        {action}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {sheet ? <Sheet isPadded={sheet === 'padded'}>{children}</Sheet> : children}
    </section>
  );
}

/** A white area with a border. */
export const Sheet = ({ isPadded = true, children }: { isPadded?: boolean; children: ReactNode }) => (
  <div className={isPadded ? `${layout.sheet} ${layout.pad}` : layout.sheet}>{children}</div>
);

import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import layout from './layout.module.css';
import styles from './list.module.css';
import { Toggle } from './toggle.tsx';

interface ListProps {
  label?: string;
  /** On a phone, the boxes that select rows appear only after a press on the toolbar's `<ToolbarSelect>`. */
  hasSelect?: boolean;
  children: ReactNode;
}

/** Rows on white; a press anywhere on a row opens it. */
export const List = ({ label, hasSelect = false, children }: ListProps) => (
  <ul role="list" className={styles['list']} aria-label={label} data-select={hasSelect || undefined}>
    {children}
  </ul>
);

interface RowProps {
  isCurrent?: boolean;
  /** On a phone, its actions are below its text, each as wide as the others. */
  wraps?: boolean;
  children: ReactNode;
}

export const Row = ({ isCurrent = false, wraps = false, children }: RowProps) => (
  <li
    className={wraps ? `${styles['row']} ${styles['wrap']}` : styles['row']}
    aria-current={isCurrent || undefined}
  >
    {children}
  </li>
);

/** The box that selects the row. */
export const RowTick = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <span className={styles['tick']} data-tick>
    <Toggle name={name} value={value} aria-label={label} />
  </span>
);

/** A picture, or an icon in its place. */
export const RowPicture = ({ children }: { children: ReactNode }) => (
  <span className={styles['picture']}>{children}</span>
);

export const RowIcon = ({ children }: { children: ReactNode }) => (
  <span className={styles['icon']}>{children}</span>
);

/** The initials of a person, whose name is next to it. */
export const RowFace = ({ children }: { children: ReactNode }) => (
  <span className={`${styles['icon']} ${styles['face']}`} aria-hidden="true">
    {children}
  </span>
);

export const RowDay = ({ day, month }: { day: ReactNode; month: ReactNode }) => (
  <span className={styles['day']}>
    <b>{day}</b>
    {month}
  </span>
);

interface RowTextProps {
  title: ReactNode;
  /** Opens this page. */
  to?: string | undefined;
  onOpen?: LinkProps['onClick'];
  /** A page outside the studio. */
  reloadDocument?: boolean;
  /** The language of the title. */
  lang?: string | undefined;
  /** The title is not a name but, for example, the beginning of the text. */
  isFaint?: boolean;
  /** A sentence: never cut. */
  isWhole?: boolean;
  /** Below the title. */
  children?: ReactNode;
}

export const RowText = ({
  title,
  to,
  onOpen,
  reloadDocument = false,
  lang,
  isFaint = false,
  isWhole = false,
  children,
}: RowTextProps) => (
  <div className={styles['text']}>
    {to === undefined ? (
      <b className={styles['title']} lang={lang} data-whole={isWhole || undefined}>
        {title}
      </b>
    ) : (
      <Link
        className={styles['title']}
        to={to}
        onClick={onOpen}
        reloadDocument={reloadDocument}
        lang={lang}
        data-faint={isFaint || undefined}
      >
        {title}
      </Link>
    )}
    {children}
  </div>
);

/** A quiet line below a row's title. */
export const RowMeta = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={[layout.line, styles['meta'], className].filter(Boolean).join(' ')}>{children}</span>
);

/** Only on wide screens: on a phone the same is below the title. */
export const RowSide = ({ children }: { children: ReactNode }) => (
  <span className={styles['side']}>{children}</span>
);

export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

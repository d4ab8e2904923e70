import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './key-value.module.css';

export interface Pair {
  name: string;
  value: ReactNode;
  /** Below the value. */
  note?: ReactNode;
  kind?: 'good' | 'bad' | undefined;
}

interface KeyValueProps {
  pairs: Pair[];
  /** On a white sheet of its own. */
  isSheet?: boolean;
}

/** Names and their values, one pair a line. */
export const KeyValue = ({ pairs, isSheet = false }: KeyValueProps) => (
  <dl className={isSheet ? `${styles.pairs} ${styles.sheet}` : styles.pairs}>
    {pairs.map(({ name, value, note, kind }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-kind={kind}>
          {kind ? <b>{value}</b> : value}
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

export interface Figure {
  /** A number, as written in the language of the page. */
  value: ReactNode;
  name: string;
  note?: ReactNode;
  /** The list behind the number. */
  to?: string | undefined;
  isBad?: boolean | undefined;
}

/** Numbers at the top of a page; the whole cell opens the list behind its number. */
export const Figures = ({ label, figures }: { label: string; figures: Figure[] }) => (
  <ul className={styles.figures} role="list" aria-label={label}>
    {figures.map(({ value, name, note, to, isBad }) => {
      const content = (
        <>
          <b>{value}</b>
          <span>{name}</span>
          {note && <small>{note}</small>}
        </>
      );
      return (
        <li key={name} data-bad={isBad || undefined}>
          {to ? <Link to={to}>{content}</Link> : <div>{content}</div>}
        </li>
      );
    })}
  </ul>
);

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form-footer.module.css';
import { goToField } from './go-to-field.ts';

export interface Obstacle {
  /** Of the field that is to be mended. */
  field: string;
  text: string;
}

interface RefusalProps {
  title: string;
  /** None where no field is to blame; an empty list where everything has been mended since. */
  obstacles?: Obstacle[] | undefined;
  /** That it belongs to: another one is another refusal. */
  answer: unknown;
  /** A way out that is no field. */
  children?: ReactNode;
}

/**
 * Why it was not done, where it was pressed: each thing leads to its place. The first of them takes the focus, so that
 * one is where something must be done, however far away that is; where no field is to blame, the refusal itself does.
 */
export function Refusal({ title, obstacles, answer, children }: RefusalProps) {
  const first = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    first.current = obstacles?.[0]?.field;
  });
  // Once for each answer: what is mended meanwhile does not pull anybody away.
  useEffect(() => {
    if (!answer || (first.current && goToField(first.current))) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  if (obstacles?.length === 0) return null;
  return (
    // Where no script runs, the page that comes back opens here.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className={styles.refusal} role="alert" tabIndex={-1} autoFocus>
      <p>{title}</p>
      {obstacles && (
        <ul role="list">
          {obstacles.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <a
                href={`#field-${field}`}
                onClick={(event) => {
                  if (goToField(field)) event.preventDefault();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

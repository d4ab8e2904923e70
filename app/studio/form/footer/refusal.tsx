import { type ReactNode, useEffect, useRef } from 'react';
import layout from '../../kit/layout.module.css';
import styles from '../../kit/form-footer.module.css';
import { goToField } from './go-to-field.ts';

export interface Obstacle {
  /** The field to correct. */
  field: string;
  text: string;
}

interface RefusalProps {
  title: string;
  /** Undefined if no field caused it; empty if everything has been corrected since. */
  obstacles?: Obstacle[] | undefined;
  /** The answer it belongs to: a new answer is a new refusal. */
  answer: unknown;
  /** A way to solve it that is not a field. */
  children?: ReactNode;
}

/**
 * Why something was refused, next to the pressed button, with links to the fields. The first field gets the
 * focus, however far away; if no field caused it, the refusal does.
 */
export function Refusal({ title, obstacles, answer, children }: RefusalProps) {
  const first = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    first.current = obstacles?.[0]?.field;
  });
  // Once per answer: corrections do not move the focus.
  useEffect(() => {
    if (!answer || (first.current && goToField(first.current))) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  if (obstacles?.length === 0) return null;
  return (
    // Without scripts, the answered page opens here.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className={`${layout.line} ${styles.why}`} role="alert" tabIndex={-1} autoFocus>
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

import { useEffect, useRef } from 'react';
import styles from './floor.module.css';

export interface Obstacle {
  /** Of the field that is to be mended. */
  field: string;
  text: string;
}

interface RefusalProps {
  title: string;
  obstacles: Obstacle[];
  /** That it belongs to: another one is another refusal. */
  answer: unknown;
}

/**
 * Why it was not done, where it was pressed: each thing leads to its place. The first of them takes the focus, so that
 * one is where something must be done, however far away that is.
 */
export function Refusal({ title, obstacles, answer }: RefusalProps) {
  const first = useRef<string>(undefined);
  useEffect(() => {
    first.current = obstacles[0]?.field;
  });
  // Once for each answer: what is mended meanwhile does not pull anybody away.
  useEffect(() => {
    if (answer && first.current) goToField(first.current);
  }, [answer]);
  if (obstacles.length === 0) return null;
  return (
    <div className={styles.refusal} role="alert">
      <p>{title}</p>
      <ul role="list">
        {obstacles.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#field-${field}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]';

/** Opens what it is folded into, brings it into sight above the floor and puts the caret there. */
function goToField(name: string): void {
  const place = document.getElementById(`field-${name}`);
  if (!place) return;
  const folded = place.closest('details');
  if (folded) folded.open = true;
  const invalid = place.querySelector<HTMLElement>('[aria-invalid=true]');
  const control = place.matches(CONTROLS)
    ? place
    : (invalid ?? place.querySelector<HTMLElement>(CONTROLS) ?? place);
  control.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
}

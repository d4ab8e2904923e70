import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import styles from './toggle.module.css';

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** A tick waits for the form to be sent, a switch takes effect at once, a radio is one of several. */
  kind?: 'tick' | 'radio' | 'switch';
  help?: ReactNode;
  /** Some of what it stands for is ticked. */
  isPartial?: boolean;
  /** Its label; without one it needs an `aria-label`. */
  children?: ReactNode;
}

const MARKS = { tick: 'box', radio: 'round', switch: 'switch' } as const;

/** A real checkbox or radio button; the whole line is its target. */
export function Toggle({ kind = 'tick', help, isPartial, children, ...input }: ToggleProps) {
  return (
    <label className={kind === 'switch' ? styles.line : styles.tick}>
      {kind === 'switch' && <Label help={help}>{children}</Label>}
      {isPartial === undefined ? (
        <input
          {...input}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          className={styles[MARKS[kind]]}
        />
      ) : (
        <PartialTick {...input} isPartial={isPartial} />
      )}
      {kind !== 'switch' && (children || help) && <Label help={help}>{children}</Label>}
    </label>
  );
}

const Label = ({ help, children }: Pick<ToggleProps, 'help' | 'children'>) => (
  <span>
    {children}
    {help && <small>{help}</small>}
  </span>
);

/** Only scripts can set that state. */
function PartialTick({ isPartial, ...input }: Omit<ToggleProps, 'kind'>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = Boolean(isPartial);
  }, [isPartial]);
  return <input {...input} ref={box} type="checkbox" className={styles.box} />;
}

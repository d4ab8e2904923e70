import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './field.module.css';

interface Notes {
  hint?: ReactNode;
  problem?: string | undefined;
}

interface FieldProps extends Notes {
  /** Of its input, which takes `describedBy(id, notes)`. */
  id: string;
  label: ReactNode;
  /** Below the end of the box: how much room is left. */
  count?: ReactNode;
  /** Over both columns of a `<Fields>`. */
  isWide?: boolean;
  children: ReactNode;
}

const FIELD = `${layout.stack} ${styles.field}`;

/** A label, its hint, its problem, and below them the box. */
export const Field = ({ id, label, hint, problem, count, isWide, children }: FieldProps) => (
  <div className={FIELD} data-wide={isWide || undefined}>
    <label className={styles.label} id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
    <FieldNotes {...{ id, hint, problem }} />
    {children}
    {count && <span className={styles.count}>{count}</span>}
  </div>
);

interface FieldGroupProps extends Omit<FieldProps, 'count'> {
  disabled?: boolean;
}

/** The same for several controls: its label is their legend. */
export const FieldGroup = ({ id, label, hint, problem, isWide, disabled, children }: FieldGroupProps) => (
  <fieldset
    className={FIELD}
    id={id}
    tabIndex={-1}
    disabled={disabled}
    data-wide={isWide || undefined}
    {...describedBy(id, { hint, problem })}
    aria-invalid={undefined}
  >
    <legend className={styles.label}>{label}</legend>
    <FieldNotes {...{ id, hint, problem }} />
    {children}
  </fieldset>
);

/** Two a row where there is room, with boxes of one line on one line. */
export const Fields = ({ isTight, children }: { isTight?: boolean; children: ReactNode }) => (
  <div className={styles.fields} data-tight={isTight || undefined}>
    {children}
  </div>
);

/** The hint and the problem of a field, above its box. */
export const FieldNotes = ({ id, hint, problem }: Notes & { id: string }) => (
  <>
    {hint && (
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {problem && (
      <span className={styles.problem}>
        <Icon name="circle-alert" />
        <span id={`${id}-problem`}>{problem}</span>
      </span>
    )}
  </>
);

/** A hint or a problem that belongs to no box. */
export const Hint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span className={styles.hint} id={id}>
    {children}
  </span>
);

export const Problem = ({ children, ...rest }: { id?: string; role?: 'alert'; children: ReactNode }) => (
  <span className={styles.problem} {...rest}>
    <Icon name="circle-alert" />
    <span>{children}</span>
  </span>
);

interface DescribedBy extends Notes {
  /** Of the problem, if it stands elsewhere. */
  problemId?: string | undefined;
}

/** Connects the input to its notes for screen readers. */
export const describedBy = (
  id: string,
  { hint, problem, problemId = problem && `${id}-problem` }: DescribedBy,
) => ({
  'aria-invalid': problemId ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, problemId].filter(Boolean).join(' ') || undefined,
});

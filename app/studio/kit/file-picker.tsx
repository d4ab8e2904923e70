import { type DragEvent, type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { buttonClass, type ButtonKind } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import layout from './layout.module.css';
import styles from './file-picker.module.css';

interface FilePickerProps {
  name: ReactNode;
  isWrong?: boolean | undefined;
  /** Replace and remove, at the end of the line. */
  actions?: ReactNode;
  /** Its fields, below the line. */
  children?: ReactNode;
}

/** A chosen document. Before one is chosen, there is a `FileDrop`. */
export const FilePicker = ({ name, isWrong, actions, children }: FilePickerProps) => (
  <div className={isWrong ? `${styles.file} ${styles.wrong}` : styles.file}>
    <Icon name="file" />
    <b className={styles.name}>{name}</b>
    {actions && <span className={styles.actions}>{actions}</span>}
    {children && <div className={`${layout.stack} ${layout.close} ${styles.more}`}>{children}</div>}
  </div>
);

interface FileButtonProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A real field under the name of what it does: pressing it and dropping on it work before scripts do. */
export const FileButton = ({ label, kind, icon, ...input }: FileButtonProps) => (
  <label className={`${buttonClass(kind)} ${styles.choose}`}>
    {icon && <Icon name={icon} />}
    {label}
    <input type="file" {...input} />
  </label>
);

interface FileDropProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'title'> {
  /** The name of the button. Without it, the browser's own field is shown, with the names of the files. */
  label?: string;
  icon?: IconName;
  title?: ReactNode;
  /** Kinds and sizes. */
  hint?: ReactNode;
  /** One line, for a page with other contents. */
  isLine?: boolean;
  /** The one primary button of the page. */
  isPrimary?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Files dropped anywhere on it, unless it is `disabled`. Without it, only the field itself takes them. */
  onDropFiles?: ((files: File[]) => void) | undefined;
  /** Another way to get a file: a button. */
  also?: ReactNode;
  /** In the line: the progress of an upload. */
  children?: ReactNode;
}

/** Where files are chosen or dropped. */
export function FileDrop({
  label,
  icon = 'upload',
  title,
  hint,
  isLine,
  isPrimary,
  onDropFiles,
  also,
  children,
  ref,
  ...input
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const dropping = onDropFiles && {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(!input.disabled);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (!input.disabled) onDropFiles([...event.dataTransfer.files]);
    },
  };
  const className = [styles.drop, isLine && styles.line, isOver && styles.over].filter(Boolean).join(' ');
  const hintId = hint && input.id ? `${input.id}-hint` : undefined;
  const describedBy = input['aria-describedby'] ?? hintId;
  return (
    <div className={className} {...dropping}>
      <Icon name={icon} />
      <div className={styles.text}>
        {title && <b>{title}</b>}
        {children}
        {hint && <small id={hintId}>{hint}</small>}
      </div>
      <div className={styles.ways}>
        {label ? (
          <FileButton
            {...input}
            ref={ref}
            label={label}
            kind={isPrimary ? 'primary' : 'plain'}
            icon={isLine ? 'plus' : undefined}
            aria-describedby={describedBy}
          />
        ) : (
          <input type="file" {...input} ref={ref} aria-describedby={describedBy} />
        )}
        {also}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** A `<ChosenToolbar>` while something is selected: it covers the others, so that no row moves. */
  chosen?: ReactNode;
  children: ReactNode;
}

/** Search, sort order and filters in one line. */
export const Toolbar = ({ chosen, children }: ToolbarProps) => (
  <div className={styles['place']} data-chosen={Boolean(chosen) || undefined}>
    <div className={`${layout.line} ${styles['toolbar']}`}>{children}</div>
    {chosen}
  </div>
);

/** On a phone: shows the boxes of a `<List hasSelect>`. It is a checkbox, and needs no script. */
export const ToolbarSelect = ({ children }: { children: ReactNode }) => (
  <label className={`${buttonClass()} ${styles['select']}`}>
    <input type="checkbox" className="unseen" data-select-rows />
    {children}
  </label>
);

interface ToolbarSearchProps {
  label: string;
  /** The button that searches. */
  search: string;
  value: string;
  name?: string;
  /** The page that shows the results, if not this one. */
  action?: string;
  /** A sort order, and the filters as hidden fields. */
  children?: ReactNode;
}

/** A plain form: its results can be shared, and Back works. */
export const ToolbarSearch = ({ label, search, value, name = 'q', action, children }: ToolbarSearchProps) => (
  <Form role="search" className={styles['form']} {...(action && { action })}>
    <span className={styles['find']}>
      <button aria-label={search}>
        <Icon name="search" />
      </button>
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        defaultValue={value}
        key={value}
      />
    </span>
    {children}
  </Form>
);

interface ToolbarSortProps {
  label: string;
  name?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** A filter: on a phone it keeps its words, on a line of its own. */
  isFilter?: boolean;
}

/** Applies a choice at once; without scripts, the search's button does. */
export const ToolbarSort = ({ label, name = 'sort', value, options, isFilter = false }: ToolbarSortProps) => (
  <label className={styles['sort']} data-filter={isFilter || undefined}>
    <span className="unseen">{label}</span>
    <select
      name={name}
      defaultValue={value}
      key={value}
      onChange={({ target }) => target.form?.requestSubmit()}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="arrow-down-wide-narrow" />
  </label>
);

interface ChosenToolbarProps {
  /** How many are selected, in words: announced. */
  count: ReactNode;
  /** Selects all. */
  tick?: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** Quiet buttons. */
  children: ReactNode;
}

/** What can be done with the selected rows. */
export const ChosenToolbar = ({ count, tick, clearLabel, onClear, children }: ChosenToolbarProps) => (
  <div className={`${layout.line} ${styles['chosen']}`}>
    <span className={styles['count']}>
      {tick}
      <span role="status">{count}</span>
    </span>
    <span className={styles['actions']}>{children}</span>
    <Button
      type="button"
      kind="quiet"
      icon={<Icon name="close" />}
      aria-label={clearLabel}
      onClick={onClear}
    />
  </div>
);

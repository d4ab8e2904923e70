import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Of the title, if it is not the page's. */
  lang?: string | undefined;
  /** Below the title. */
  lead?: ReactNode;
  /** Beside the title. */
  state?: ReactNode;
  /** At most one primary button, two others and a menu. */
  actions?: ReactNode;
}

/** The title of a page and what can be done on it. */
export const PageHeader = ({ title, lang, lead, state, actions }: PageHeaderProps) => (
  <header className={`${layout.line} ${layout.between} ${styles.head}`}>
    <div className={styles.words}>
      <div className={`${layout.line} ${styles.title}`}>
        <h1 lang={lang}>{title}</h1>
        {state}
      </div>
      {lead && <p>{lead}</p>}
    </div>
    {actions && <div className={`${layout.line} ${styles.actions}`}>{actions}</div>}
  </header>
);

interface TaskHeaderProps extends Omit<PageHeaderProps, 'lead'> {
  /** The page to return to, with its name. */
  back: { to: string; name: string; state?: unknown };
  /** As the route's `handle` says it, see `taskHandle`. */
  task?: 'everywhere' | 'phone';
}

/** The header of a task: a way back in the place of the menu. It stays in sight. */
export const TaskHeader = ({ title, lang, state, actions, back, task = 'everywhere' }: TaskHeaderProps) => (
  <header className={styles.task} data-task={task}>
    <Link className={styles.back} to={back.to} state={back.state} aria-label={back.name}>
      <Icon name="arrow-left" />
    </Link>
    <div className={styles.words}>
      <span className={`${styles.from} ${layout.oneLine}`} aria-hidden="true">
        {back.name}
      </span>
      <div className={`${layout.line} ${styles.title}`}>
        <h1 lang={lang}>{title}</h1>
        {state}
      </div>
    </div>
    {actions && <div className={`${layout.line} ${styles.actions}`}>{actions}</div>}
  </header>
);

/**
 * The `handle` of a route that is a task: `export const handle = taskHandle('everywhere')`. The frame then has
 * only its icons, and the page a `TaskHeader`.
 */
export const taskHandle = (task: 'everywhere' | 'phone') => ({ task });
export type TaskHandle = Partial<ReturnType<typeof taskHandle>>;

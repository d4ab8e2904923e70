import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useSending } from '../form/use-sending.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** The name of the button, unless its face says it. */
  label?: string | undefined;
  /** What the button shows. */
  face: ReactNode;
  /** The styles of the button, such as `buttonClass('quiet', true)`. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a list of links and buttons: a `<details>`, so it works without scripts. Scripts close it
 * after a choice, a press elsewhere or Escape, and let the arrow keys move in it. Where such menus stand in rows
 * above each other, a row with the focus must be above the next.
 */
export function Menu({ label, face, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const own = menu.current!;
    const over = new AbortController();
    const until = { signal: over.signal };
    const closeUnlessIn = ({ target }: Event) => {
      if (!own.contains(target as Node)) own.open = false;
    };
    document.addEventListener('pointerdown', closeUnlessIn, until);
    document.addEventListener('focusin', closeUnlessIn, until);
    own.addEventListener('keydown', (event) => moveIn(own, event), until);
    own.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a, button')) own.open = false;
      },
      until,
    );
    return () => over.abort();
  }, []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={className} aria-label={label}>
        {face}
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}

function moveIn(menu: HTMLDetailsElement, event: KeyboardEvent) {
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
    event.stopPropagation();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  menu.open = true;
  const entries = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  entries.at(at < 0 && step < 0 ? -1 : (at + step) % entries.length)?.focus();
}

interface EntryProps {
  icon?: IconName | undefined;
  /** Cannot be undone, or removes something. */
  isDanger?: boolean;
}

const entryClass = (isDanger: boolean | undefined) =>
  isDanger ? `${styles.entry} ${styles.danger}` : styles.entry;

/** An entry that opens a page. */
export const MenuLink = ({ icon, isDanger, children, ...link }: EntryProps & LinkProps) => (
  <Link {...link} className={entryClass(isDanger)}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);

/** An entry that does something: within a form, it submits it. */
export function MenuButton({
  icon,
  isDanger,
  children,
  ...button
}: EntryProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  const isSending = useSending();
  return (
    <button
      {...button}
      className={entryClass(isDanger)}
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault();
        else button.onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { REVEAL } from '../form/footer/go-to-field.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './side-panel.module.css';
import tabStyles from './tabs.module.css';
import { useMedia } from './use-media.ts';

export interface PanelTab {
  id: string;
  label: string;
  icon: IconName;
  /** Where the same is found without scripts: an anchor or a page. */
  href: string;
  /** The page that the form makes: it fills its part of the panel, and stands alone where there is room. */
  isView?: boolean;
  children: ReactNode;
}

interface SidePanelProps {
  label: string;
  closeLabel: string;
  tabs: readonly PanelTab[];
  /** The tab that was opened. On narrow screens the panel is closed without one. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** From here on it stands beside the form; below it opens over it. The style sheet has the same values. */
export const BESIDE = '(min-width: 80rem)';
/** From here on the view has a column of its own. */
const THREE_COLUMNS = '(min-width: 105rem)';

/**
 * What belongs to a form but is not written in it, one part at a time: its preview, when it is public, its
 * versions. It stands outside the form: what is filled in here names the form by its `form` attribute.
 */
export function SidePanel({ label, closeLabel, tabs, open, onOpen }: SidePanelProps) {
  const hydrated = useHydrated();
  const isBeside = useMedia(BESIDE);
  const hasOwnView = useMedia(THREE_COLUMNS) && tabs.length > 1;
  const panel = useRef<HTMLDialogElement>(null);
  const choices = hasOwnView ? tabs.filter(({ isView }) => !isView) : tabs;
  const current = choices.find(({ id }) => id === open) ?? choices[0];
  const isOver = hydrated && !isBeside && open !== undefined;
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog || !hydrated) return;
    if (dialog.matches(':modal')) dialog.close();
    // `show()` would take the focus from the form.
    dialog.open = isBeside;
    if (isOver) {
      dialog.open = false;
      dialog.showModal();
    }
  }, [hydrated, isBeside, isOver]);
  // A link to one of its fields opens the part with that field.
  useEffect(() => {
    const dialog = panel.current;
    const reveal = ({ target }: Event) => {
      const part = (target as Element).closest(`.${styles.body}`);
      if (part) latest.current(part.id);
    };
    dialog?.addEventListener(REVEAL, reveal);
    return () => dialog?.removeEventListener(REVEAL, reveal);
  }, []);
  // A page that is opened at one of the parts, as by a link on another page.
  const [first, ...others] = tabs.map(({ id }) => id);
  const ids = [first, ...others].join(' ');
  useEffect(() => {
    const wanted = window.location.hash.slice(1);
    if (wanted && ids.split(' ').includes(wanted)) latest.current(wanted);
  }, [ids]);
  return (
    <dialog
      ref={panel}
      className={styles.panel}
      aria-label={label}
      open
      data-ready={hydrated || undefined}
      data-columns={hasOwnView ? '' : undefined}
      onClose={() => !isBeside && onOpen(undefined)}
    >
      <div className={styles.head}>
        <nav className={`${tabStyles.tabs} ${styles.tabs}`} aria-label={label}>
          <ul role="list">
            {choices.map(({ id, label: name, icon, href }) => (
              <li key={id}>
                <a
                  href={href}
                  aria-current={hydrated && id === current?.id ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen(id);
                  }}
                >
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {isOver && (
          <Button
            type="button"
            kind="quiet"
            icon={<Icon name="close" />}
            aria-label={closeLabel}
            onClick={() => panel.current?.close()}
          />
        )}
      </div>
      {tabs.map(({ id, isView = false, children }) => (
        <div
          key={id}
          id={id}
          className={styles.body}
          data-view={isView || undefined}
          hidden={hydrated && id !== current?.id && !(isView && hasOwnView)}
        >
          {children}
        </div>
      ))}
    </dialog>
  );
}

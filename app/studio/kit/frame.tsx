import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { initials } from '#app/core/text/initials.ts';
import { Icon, type IconName } from './icon.tsx';
import { Count } from './state.tsx';
import styles from './frame.module.css';
import layout from './layout.module.css';

export interface FramePlace {
  name: string;
  href: string;
  icon: IconName;
  isCurrent: boolean;
  /** How much waits there, and its name for screen readers. */
  count?: { number: number; name: string } | undefined;
  /** Opened below the place while one is inside. */
  parts?: { name: string; href: string; isCurrent: boolean }[] | undefined;
}

export interface FrameGroup {
  /** Undefined for home. */
  name?: string | undefined;
  places: FramePlace[];
}

interface FrameProps {
  skip: string;
  /** `everywhere`: the page has a way back instead of the menu. `phone`: only on a phone. */
  task?: 'everywhere' | 'phone' | undefined;
  top: ReactNode;
  menuName: string;
  groups: FrameGroup[];
  /** The first places, and the one with the rest. */
  bar: FramePlace[];
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Around every page: top bar, menu, and on phones a bar at the bottom. */
export const Frame = ({ skip, task, top, menuName, groups, bar, main, children }: FrameProps) => (
  <div className={styles.frame} data-task={task}>
    <a className="skip" href="#main">
      {skip}
    </a>
    <header className={styles.top}>{top}</header>
    <nav className={styles.nav} aria-label={menuName}>
      {groups.map(({ name, places }) => (
        <FrameGroupPlaces key={name ?? ''} name={name} places={places} />
      ))}
    </nav>
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <nav className={styles.bar} aria-label={menuName}>
      <ul role="list">
        {bar.map((place) => (
          <li key={place.href}>
            <PlaceLink {...place} />
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

const FrameGroupPlaces = ({ name, places }: FrameGroup) => (
  <>
    {name && <p>{name}</p>}
    <ul role="list" aria-label={name}>
      {places.map((place) => (
        <li key={place.href}>
          <PlaceLink {...place} isCurrent={place.isCurrent && !place.parts?.some(isCurrent)} />
          {place.isCurrent && place.parts && (
            <ul role="list" className={styles.parts} aria-label={place.name}>
              {place.parts.map((part) => (
                <li key={part.href}>
                  <Link to={part.href} aria-current={part.isCurrent ? 'page' : undefined}>
                    {part.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </>
);

const isCurrent = (part: { isCurrent: boolean }) => part.isCurrent;

const PlaceLink = ({ name, href, icon, isCurrent: isHere, count }: FramePlace) => (
  <Link to={href} aria-current={isHere ? 'page' : undefined}>
    <Icon name={icon} />
    <span>{name}</span>
    {count && count.number > 0 && (
      <span className={styles.count}>
        <Count>
          {count.number}
          <span className="unseen"> {count.name}</span>
        </Count>
      </span>
    )}
  </Link>
);

interface SchoolMarkProps {
  school: string;
  /** The address of the school's own icon. */
  mark: string;
  studio: string;
}

/** The school's own mark and name. */
export const SchoolMark = ({ school, mark, studio }: SchoolMarkProps) => (
  <>
    <img src={mark} alt="" width="32" height="32" />
    <span>
      <b className={layout.oneLine}>{school}</b> <small>{studio}</small>
    </span>
  </>
);

/** The first letters of a name, in place of a portrait. Beside them, on wide screens, who it is. */
export const Person = ({ name, position }: { name: string; position: string }) => (
  <>
    <span className={styles.face} aria-hidden="true">
      {initials(name)}
    </span>
    <span className={`${styles.who} ${layout.oneLine} ${layout.onlyDesk}`}>
      {name} <small>{position}</small>
    </span>
    <Icon name="chevron-down" className={layout.onlyDesk} />
  </>
);

export { styles as frameStyles };

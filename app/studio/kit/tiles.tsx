import type {
  ComponentProps,
  InputHTMLAttributes,
  LabelHTMLAttributes,
  MouseEventHandler,
  OlHTMLAttributes,
  ReactNode,
} from 'react';
import { Link } from 'react-router';
import { withFocus } from '#app/media/focus-class.ts';
import type { Focus } from '#app/media/focus.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './tiles.module.css';

/** At most this many are on the first screen of a device; they load at once, before scripts. */
const FIRST_SCREEN = 30;

interface TilesProps extends Omit<OlHTMLAttributes<HTMLOListElement>, 'className'> {
  /** `dense` has three a row on a phone, `small` fits a panel. */
  as?: 'dense' | 'small' | undefined;
}

/** Pictures in rows, each with its text below. */
export const Tiles = ({ as, ...list }: TilesProps) => (
  <ol role="list" className={as ? `${styles.tiles} ${styles[as]}` : styles.tiles} {...list} />
);

export interface TilePicture {
  path: string;
  focus?: Focus | undefined;
}

interface TileProps extends Omit<ComponentProps<'li'>, 'children'> {
  picture?: TilePicture | undefined;
  /** Its place in the list, from 0: the first ones load at once. */
  index: number;
  /** Instead of a picture, or above it: an icon, words, progress. */
  inside?: ReactNode;
  /** In a notch of the picture. */
  number?: ReactNode;
  isCover?: boolean;
  state?: 'chosen' | 'waiting' | 'wrong' | 'blank' | undefined;
  /** Below the picture. */
  text?: ReactNode;
  /** All of the text, not only its first line. */
  wraps?: boolean;
  /** What the picture and its text open. */
  link?: Omit<ComponentProps<typeof Link>, 'children' | 'className'> | undefined;
  /** What pressing the picture and its text does, if it is not a link. */
  onPress?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** A tick box in the corner. */
  tick?: ReactNode;
  /** Buttons below the text. */
  children?: ReactNode;
}

export function Tile({
  picture,
  index,
  inside,
  number,
  isCover,
  state,
  text,
  wraps,
  link,
  onPress,
  tick,
  children,
  ...item
}: TileProps) {
  const content = (
    <>
      <span className={styles.shot}>
        {picture && (
          <img
            className={withFocus(undefined, picture.focus)}
            src={renditionUrl(picture.path, 320, 'webp')}
            srcSet={SRC_SET.map((width) => `${renditionUrl(picture.path, width, 'webp')} ${width}w`).join(
              ', ',
            )}
            sizes="(min-width: 40rem) 12rem, 45vw"
            alt=""
            loading={index < FIRST_SCREEN ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
          />
        )}
        {inside}
        {number !== undefined && (
          <span className={styles.number}>
            {number}
            {isCover && <Icon name="star" />}
          </span>
        )}
      </span>
      {text !== undefined && (
        <span className={`${styles.text} ${layout.oneLine}`} data-wraps={wraps || undefined}>
          {text}
        </span>
      )}
    </>
  );
  return (
    <li {...item} className={state ? `${styles.tile} ${styles[state]}` : styles.tile}>
      {link ? (
        <Link {...link} className={styles.open}>
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" className={styles.open} onClick={onPress}>
          {content}
        </button>
      ) : (
        content
      )}
      {tick}
      {children}
    </li>
  );
}

const SRC_SET = [160, 320, 480] as const;

interface TileTickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onPointerDown'> {
  /** For screen readers: the picture says it to everybody else. */
  label: string;
  onPointerDown?: LabelHTMLAttributes<HTMLLabelElement>['onPointerDown'];
}

/** Selects the picture; 24 points in a target of 44. */
export const TileTick = ({ label, onPointerDown, ...input }: TileTickProps) => (
  <label className={styles.tick} onPointerDown={onPointerDown}>
    <input {...input} type="checkbox" />
    <span className="unseen">{label}</span>
  </label>
);

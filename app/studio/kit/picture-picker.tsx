import type { ReactNode } from 'react';
import { pointClasses, withFocus } from '#app/media/focus-class.ts';
import type { Focus } from '#app/media/focus.ts';
import { fileUrl, renditionUrl } from '#app/media/picture.ts';
import layout from './layout.module.css';
import styles from './picture-picker.module.css';

interface PicturePickerProps {
  picture: { path: string; focus?: Focus | undefined };
  /** The name of the link to the whole picture. */
  name: string;
  isWrong?: boolean | undefined;
  /** The fields about what it shows. */
  children: ReactNode;
  /** Consent, at the foot. */
  consent?: ReactNode;
  /** Replace, remove and others, at the end of the foot. */
  actions?: ReactNode;
}

/** A chosen picture, with its text and its consent beside it. Before one is chosen, there is a `FileDrop`. */
export const PicturePicker = ({
  picture: { path, focus },
  name,
  isWrong,
  children,
  consent,
  actions,
}: PicturePickerProps) => (
  <div className={isWrong ? `${styles.picture} ${styles.wrong}` : styles.picture}>
    <a className={styles.shot} href={fileUrl(path)} target="_blank" rel="noopener">
      <img
        className={withFocus(undefined, focus)}
        src={renditionUrl(path, 320, 'webp')}
        alt={name}
        width="128"
        height="96"
      />
      {focus && <span className={`${styles.focus} ${pointClasses(focus)}`} />}
    </a>
    <div className={`${layout.stack} ${layout.close}`}>{children}</div>
    {(consent || actions) && (
      <div className={`${layout.line} ${layout.between} ${styles.foot}`}>
        {consent && <div>{consent}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    )}
  </div>
);

/** A ring at the point of a picture that no crop cuts off, within an element with its `pointClasses()`. */
export const focusMark = styles.focus;

import { withFocus } from '#app/media/focus-class.ts';
import type { Focus } from '#app/media/focus.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './focus.module.css';

/** A picture in all shapes to which the site crops it. */
export function FocusCrops({ path, focus }: { path: string; focus: Focus | undefined }) {
  const words = useStudioWords().library.focus;
  const picture = (
    <img
      className={withFocus(styles.cut, focus)}
      src={renditionUrl(path, 320, 'webp')}
      alt=""
      loading="lazy"
    />
  );
  return (
    <ul role="list" className={styles.crops} aria-label={words.crops}>
      <li>
        <span className={`arch ${styles.arch}`}>{picture}</span>
        <small>{words.shapes.arch}</small>
      </li>
      <li>
        <span className={styles.card}>{picture}</span>
        <small>{words.shapes.card}</small>
      </li>
      <li>
        <span className={styles.circle}>{picture}</span>
        <small>{words.shapes.circle}</small>
      </li>
      <li>
        <span className={styles.social}>
          <span className={`arch ${styles.door}`}>{picture}</span>
        </span>
        <small>{words.shapes.social}</small>
      </li>
    </ul>
  );
}

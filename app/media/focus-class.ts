import { type Focus, steppedFocus } from './focus.ts';
import styles from './focus.module.css';

/** Adds the classes that crop a picture around its focus point. Without one, only the given class. */
export function withFocus(className: string | undefined, focus: Focus | undefined): string | undefined {
  if (!focus) return className;
  return [className, styles.focused, pointClasses(focus)].filter(Boolean).join(' ');
}

/** Sets the focus point for everything inside, as `--focus-x` and `--focus-y`. */
export function pointClasses(focus: Focus): string {
  const { x, y } = steppedFocus(focus);
  return `${styles[`x${x}`]} ${styles[`y${y}`]}`;
}

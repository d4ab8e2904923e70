import type { parseLook } from '#app/features/look/input.ts';
import { paletteOfLook } from '#app/sites/identity/identity.ts';
import { weakestText } from '#app/sites/identity/pairings.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './look.module.css';

/** Whether everything could be read in these colours; told again whenever others are chosen. */
export function Readable({ read }: { read: ReturnType<typeof parseLook> }) {
  const words = useStudioWords().look;
  return (
    <p className={'look' in read ? styles.good : styles.bad} role="status">
      {'look' in read ? words.readable(weakestText(paletteOfLook(read.look))) : words.problem(read.problem)}
    </p>
  );
}

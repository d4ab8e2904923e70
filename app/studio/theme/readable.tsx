import type { parseTheme } from '#app/features/theme/input.ts';
import { paletteOfTheme } from '#app/sites/identity/identity.ts';
import { weakestText } from '#app/sites/identity/pairings.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './theme.module.css';

/** Whether everything could be read in these colours; told again whenever others are chosen. */
export function Readable({ read }: { read: ReturnType<typeof parseTheme> }) {
  const words = useStudioWords().theme;
  return (
    <p className={'theme' in read ? styles.good : styles.bad} role="status">
      {'theme' in read
        ? words.readable(weakestText(paletteOfTheme(read.theme)))
        : words.problem(read.problem)}
    </p>
  );
}

import { useState } from 'react';
import { studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, themeQuery, type parseTheme } from '#app/features/theme/input.ts';
import {
  FRAME_SANDBOX,
  Pick,
  ScreenPick,
  type Screen,
  SCREENS,
  useScale,
} from '#app/studio/preview/screens.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useSettled } from './use-settled.ts';
import styles from './theme.module.css';

const PAGES = ['home', 'admission', 'news'] as const;

/**
 * The real page in a frame of its true width, scaled to the available space. Invalid colours keep the last
 * valid ones.
 */
export function ThemePreview({ theme }: { theme: ReturnType<typeof parseTheme> }) {
  const words = useStudioWords().theme;
  const [screen, setScreen] = useState<Screen>('desktop');
  const [page, setPage] = useState<(typeof PAGES)[number]>('home');
  const query = useSettled('theme' in theme ? themeQuery(asTyped(theme.theme)) : undefined);
  const { width, height } = SCREENS[screen];
  const stage = useScale(SCREENS[screen]);
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.tools}>
        <ScreenPick chosen={screen} onPick={setScreen} />
        <Pick label={words.pages.label} values={PAGES} words={words.pages} chosen={page} onPick={setPage} />
      </div>
      <div ref={stage} className={styles.frame} data-screen={screen}>
        {query && (
          <iframe
            title={words.frameTitle(words.pages[page])}
            src={`${studioPaths.preview}/look/${page}?${query}&framed=1`}
            width={width}
            height={height}
            sandbox={FRAME_SANDBOX}
          />
        )}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, themeQuery, type parseTheme } from '#app/features/theme/input.ts';
import layout from '#app/studio/kit/layout.module.css';
import { Switch, SwitchButton } from '#app/studio/kit/tabs.tsx';
import { FRAME_SANDBOX, type Screen, SCREENS, useScale } from '#app/studio/preview/screens.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useSettled } from './use-settled.ts';
import styles from './theme.module.css';

const PAGES = ['home', 'admission', 'news'] as const;

/**
 * The real page in a frame of its true width, scaled to the available space. Invalid colours keep the last
 * valid ones.
 */
export function ThemePreview({ theme }: { theme: ReturnType<typeof parseTheme> }) {
  const { theme: words, screens } = useStudioWords();
  const [screen, setScreen] = useState<Screen>('desktop');
  const [page, setPage] = useState<(typeof PAGES)[number]>('home');
  const query = useSettled('theme' in theme ? themeQuery(asTyped(theme.theme)) : undefined);
  const { width, height } = SCREENS[screen];
  const stage = useScale(SCREENS[screen]);
  return (
    <section className={`${layout.stack} ${layout.close}`} aria-label={words.preview}>
      <div className={styles.tools}>
        <Switch label={screens.label}>
          {(['phone', 'desktop'] as const).map((each) => (
            <SwitchButton
              key={each}
              type="button"
              icon={each === 'phone' ? 'smartphone' : 'monitor'}
              isCurrent={each === screen}
              onClick={() => setScreen(each)}
            >
              <span className={styles.screen}>{screens[each]}</span>
            </SwitchButton>
          ))}
        </Switch>
        <Switch label={words.pages.label}>
          {PAGES.map((each) => (
            <SwitchButton key={each} type="button" isCurrent={each === page} onClick={() => setPage(each)}>
              {words.pages[each]}
            </SwitchButton>
          ))}
        </Switch>
      </div>
      <div ref={stage} className={styles.page} data-screen={screen}>
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

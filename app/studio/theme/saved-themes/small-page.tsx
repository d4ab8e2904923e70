import { studioPaths } from '#app/access/studio-addresses.ts';
import { themeQuery, parseTheme, type TypedTheme } from '#app/features/theme/input.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { paletteOfTheme } from '#app/sites/identity/identity.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { PaletteSwatch } from '../colour-choice.tsx';
import { useScale } from '#app/studio/preview/screens.tsx';
import styles from '../theme.module.css';

const SCREEN = { width: 1440, height: 960 };

/**
 * The real home page in a theme, at the size of a card and not interactive. Before hydration it cannot be
 * scaled, and its colours are shown instead.
 */
export function SmallPage({ typed, name }: { typed: TypedTheme; name: string }) {
  const words = useStudioWords().theme;
  const hydrated = useHydrated();
  const stage = useScale(SCREEN);
  const read = parseTheme(typed);
  return (
    <div ref={stage} className={styles.page} inert>
      {hydrated ? (
        <iframe
          title={words.savedThemes.frameTitle(name)}
          src={`${studioPaths.preview}/look/home?${themeQuery(typed)}&framed=1`}
          {...SCREEN}
          loading="lazy"
          sandbox="allow-same-origin"
        />
      ) : (
        'theme' in read && <PaletteSwatch palette={paletteOfTheme(read.theme)} />
      )}
    </div>
  );
}

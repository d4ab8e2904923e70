import { studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, themeQuery, type parseTheme } from '#app/features/theme/input.ts';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useSettled } from './use-settled.ts';
import styles from './theme.module.css';

interface ThemeDrawingsProps {
  theme: ReturnType<typeof parseTheme>;
  schoolName: string;
}

/** Everything else in the theme, drawn like the site's own. Invalid colours keep the last valid ones. */
export function ThemeDrawings({ theme, schoolName }: ThemeDrawingsProps) {
  const words = useStudioWords().theme.drawings;
  const query = useSettled('theme' in theme ? themeQuery(asTyped(theme.theme)) : undefined);
  if (!query) return null;
  const at = (drawing: string) => `${studioPaths.preview}/look/drawn/${drawing}?${query}`;
  return (
    <Section title={words.title}>
      <ul role="list" className={styles.drawings}>
        <li>
          <span className={styles.tab} aria-hidden="true">
            <img src={at('tab')} alt="" loading="lazy" width="20" height="20" />
            <span className={layout.oneLine}>{schoolName}</span>
          </span>
          {words.tab}
        </li>
        <li>
          <img className={styles.app} src={at('app')} alt="" loading="lazy" width="192" height="192" />
          {words.app}
        </li>
        <li>
          <img src={at('card')} alt="" loading="lazy" width="1200" height="630" />
          {words.card}
        </li>
      </ul>
    </Section>
  );
}

import { useState } from 'react';
import { studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, lookQuery, type parseLook } from '#app/features/look/input.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useScale } from './use-scale.ts';
import { useSettled } from './use-settled.ts';
import styles from './look.module.css';

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const PAGES = ['home', 'admission', 'news'] as const;

/**
 * The real page in a frame of its true width, made as small as there is room. Its scripts sleep: no visit is counted and
 * no notice opens. Colours that could not be read leave the last ones standing.
 */
export function LookPreview({ look }: { look: ReturnType<typeof parseLook> }) {
  const words = useStudioWords().look;
  const [screen, setScreen] = useState<keyof typeof SCREENS>('desktop');
  const [page, setPage] = useState<(typeof PAGES)[number]>('home');
  const query = useSettled('look' in look ? lookQuery(asTyped(look.look)) : undefined);
  const { width, height } = SCREENS[screen];
  const stage = useScale(width, height);
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.tools}>
        <Pick
          label={words.screens.label}
          values={['phone', 'desktop'] as const}
          words={words.screens}
          chosen={screen}
          onPick={setScreen}
        />
        <Pick label={words.pages.label} values={PAGES} words={words.pages} chosen={page} onPick={setPage} />
      </div>
      <div ref={stage} className={styles.frame} data-screen={screen}>
        {query && (
          <iframe
            title={words.frameTitle(words.pages[page])}
            src={`${studioPaths.preview}/look/${page}?${query}&framed=1`}
            width={width}
            height={height}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        )}
      </div>
    </section>
  );
}

interface PickProps<Value extends string> {
  label: string;
  values: readonly Value[];
  words: Record<Value, string>;
  chosen: Value;
  onPick: (value: Value) => void;
}

const Pick = <Value extends string>({ label, values, words, chosen, onPick }: PickProps<Value>) => (
  <div className={styles.pick} role="group" aria-label={label}>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onPick(value)}>
        {words[value]}
      </button>
    ))}
  </div>
);

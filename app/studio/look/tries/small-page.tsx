import { studioPaths } from '#app/access/studio-addresses.ts';
import { lookQuery, parseLook, type TypedLook } from '#app/features/look/input.ts';
import { useAwake } from '#app/islands/use-awake.ts';
import { paletteOfLook } from '#app/sites/identity/identity.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { PaletteSwatch } from '../colour-choice.tsx';
import { useScale } from '#app/studio/preview/screens.tsx';
import styles from './tries.module.css';

const SCREEN = { width: 1440, height: 960 };

/**
 * The real home page in a look, as small as its card: to be seen and not to be touched. Asleep there is nobody to make
 * it small, and its colours stand for it.
 */
export function SmallPage({ typed, name }: { typed: TypedLook; name: string }) {
  const words = useStudioWords().look;
  const awake = useAwake();
  const stage = useScale(SCREEN);
  const read = parseLook(typed);
  return (
    <div ref={stage} className={styles.page} inert>
      {awake ? (
        <iframe
          title={words.tries.frameTitle(name)}
          src={`${studioPaths.preview}/look/home?${lookQuery(typed)}&framed=1`}
          {...SCREEN}
          loading="lazy"
          sandbox="allow-same-origin"
        />
      ) : (
        'look' in read && <PaletteSwatch palette={paletteOfLook(read.look)} />
      )}
    </div>
  );
}

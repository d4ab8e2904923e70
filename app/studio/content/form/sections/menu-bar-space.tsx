import type { PageSection } from '#content/page-text.ts';
import { barOf, lettersLeft } from '#app/features/pages/menu/bar-room.ts';
import { useStudioWords } from '#app/studio/words/words.ts';

/** How much room the names leave in the bar, told as they are written. */
export function MenuBarSpace({ sections }: { sections: readonly PageSection[] }) {
  const words = useStudioWords().content.sections;
  const left = lettersLeft(barOf(sections));
  return (
    <p className={left < 0 ? 'field__error' : 'field__hint'} role="status">
      {words.roomInBar(left)}
    </p>
  );
}

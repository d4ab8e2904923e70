import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

/** The result of publishing a theme, with a link to make the site public if it is not. */
export function ThemeDone({ done }: { done: 'saved' | 'unchanged' }) {
  return (
    <span>
      {useStudioWords().theme.done[done]}
      <GoingPublicLink />
    </span>
  );
}

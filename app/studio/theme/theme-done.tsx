import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

/** What came of using a look for the site, and where the site becomes public while it is not. */
export function ThemeDone({ done }: { done: 'saved' | 'unchanged' }) {
  return (
    <span>
      {useStudioWords().theme.done[done]}
      <GoingPublicLink />
    </span>
  );
}

import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/words/words.ts';
import type { BrowsedPage } from './browsed-page.ts';
import { loadMore } from './load-more.tsx';

/** The button that loads the next page, and the script that restores loaded pages after Back. */
export function MoreBelow({ name }: { name: BrowsedPage }) {
  const { browse } = useWords();
  return (
    <div data-island="loaded-again" data-hydrate="idle">
      <Island of={loadMore} props={{ labels: { ...browse[name].more, loading: browse.loading } }} />
    </div>
  );
}

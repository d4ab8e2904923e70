import { useEffect, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import styles from './load-more.module.css';
import { loadedPages, PAGES_CAME_BACK, rememberPages } from './loaded-pages.ts';
import { loadNextPage, findNext } from './next-page.ts';

interface LoadMoreProps {
  labels: { load: string; loaded: string; failed: string; loading: string };
}

type State = 'ready' | 'loading' | 'failed' | 'done';

/**
 * Appends the next page below. The address stays, and shows the list from its start. The links to the other pages are
 * for visitors without scripts, and for when this fails.
 */
function LoadMore({ labels }: LoadMoreProps) {
  const hydrated = useHydrated();
  const [state, setState] = useState<State>('ready');
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const update = () => setState(stateNow());
    update();
    document.addEventListener(PAGES_CAME_BACK, update);
    return () => document.removeEventListener(PAGES_CAME_BACK, update);
  }, []);

  async function load() {
    setState('loading');
    setAnnouncement(labels.loading);
    try {
      const items = await loadNextPage();
      rememberPages({ more: loadedPages().more + 1 });
      setAnnouncement(labels.loaded.replace('{count}', String(items.length)));
      setState(stateNow());
      // Keyboard users continue with the first new item.
      items[0]?.querySelector('a')?.focus({ preventScroll: true });
    } catch {
      setAnnouncement(labels.failed);
      setState('failed');
    }
  }

  return (
    <div className={`with-scripts ${styles.more}`}>
      {state !== 'done' && (
        <button
          type="button"
          className={`button ${hydrated ? '' : 'not-hydrated'}`}
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void load()}
        >
          {labels.load}
        </button>
      )}
      <p role="status" className={state === 'failed' ? undefined : 'unseen'}>
        {announcement}
      </p>
    </div>
  );
}

const stateNow = (): State => (findNext() ? 'ready' : 'done');

export const loadMore = defineIsland('load-more', LoadMore);

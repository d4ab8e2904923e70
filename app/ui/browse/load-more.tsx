import { useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { useAwake } from '#app/islands/use-awake.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  labels: { load: string; loaded: string; failed: string; loading: string };
}

type State = 'ready' | 'loading' | 'failed' | 'done';

/**
 * Brings the next page's items below the ones that are here. They come from the page that "older" leads to;
 * its links take the place of ours and its address becomes ours, so that a reload or Back shows what was
 * looked at last. The links stay as they are for whoever has no script, and where this fails.
 */
function LoadMore({ labels }: LoadMoreProps) {
  const awake = useAwake();
  const [state, setState] = useState<State>('ready');
  const [said, setSaid] = useState('');

  async function load() {
    setState('loading');
    setSaid(labels.loading);
    try {
      const count = await bringNextPage();
      setSaid(labels.loaded.replace('{count}', String(count)));
      setState(findNext(document) ? 'ready' : 'done');
    } catch {
      setSaid(labels.failed);
      setState('failed');
    }
  }

  return (
    <div className={styles.more}>
      {state !== 'done' && (
        <button
          type="button"
          className={`button ${awake ? '' : styles.asleep}`}
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void load()}
        >
          {labels.load}
        </button>
      )}
      <p role="status" className={state === 'failed' ? undefined : 'unseen'}>
        {said}
      </p>
    </div>
  );
}

async function bringNextPage(): Promise<number> {
  const next = findNext(document);
  const [list, links] = [findList(document), findPages(document)];
  if (!next || !list || !links) throw new Error('there is no next page');
  const response = await fetch(next.href, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`the next page answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [items, nextLinks] = [[...(findList(page)?.children ?? [])], findPages(page)];
  if (items.length === 0 || !nextLinks) throw new Error('the next page has no items');
  const address = next.href;
  list.append(...items);
  links.replaceWith(nextLinks);
  history.replaceState(history.state, '', address);
  // Whoever goes by the keyboard goes on with what has come.
  items[0]?.querySelector('a')?.focus({ preventScroll: true });
  return items.length;
}

const findList = (page: Document) => page.querySelector('[data-browse-list]');
const findPages = (page: Document) => page.querySelector('[data-browse-pages]');
const findNext = (page: Document) => findPages(page)?.querySelector<HTMLAnchorElement>('a[rel="next"]');

export const loadMore = defineIsland('load-more', LoadMore);

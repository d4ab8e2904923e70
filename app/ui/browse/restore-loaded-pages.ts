import { loadedPages, PAGES_CAME_BACK, rememberPages } from './loaded-pages.ts';
import { loadNextPage } from './next-page.ts';

/** After Back or a reload, loads the same pages again, and scrolls to the same position. */
export const restoreLoadedPages = {
  enhance(): void {
    document.addEventListener('click', rememberScroll);
    void reloadPages(loadedPages());
  },
};

/** A named function, so that it is registered once however many lists have been shown. */
function rememberScroll({ target }: Event): void {
  const isLink = target instanceof Element && target.closest('a');
  if (isLink && loadedPages().more > 0) rememberPages({ at: window.scrollY });
}

async function reloadPages({ more, at }: { more: number; at: number }): Promise<void> {
  if (more === 0) return;
  const scrollTop = at || window.scrollY;
  const moved = watchForScroll();
  let brought = 0;
  try {
    for (; brought < more; brought++) await loadNextPage();
  } catch {
    // The links to the other pages are still there.
  }
  rememberPages({ more: brought, at: 0 });
  document.dispatchEvent(new Event(PAGES_CAME_BACK));
  // The browser could not scroll so far down before, or kept its position relative to content that has moved.
  if (!moved()) window.scrollTo({ top: scrollTop, behavior: 'instant' });
}

/** If the visitor has scrolled in the meantime, the position is left alone. */
function watchForScroll(): () => boolean {
  const moved = new AbortController();
  for (const eventName of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(eventName, () => moved.abort(), { once: true, passive: true, signal: moved.signal });
  return () => {
    const has = moved.signal.aborted;
    moved.abort();
    return has;
  };
}

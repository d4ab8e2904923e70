import { loadedPages, PAGES_CAME_BACK, rememberPages } from './loaded-pages.ts';
import { loadNextPage } from './next-page.ts';

/** Back, or a reload, shows again whatever was loaded here before, at the place where it was left. */
export const restoreLoadedPages = {
  enhance(): void {
    document.addEventListener('click', rememberScroll);
    void reloadPages(loadedPages());
  },
};

/** One function, so that it listens once however many lists have been shown. */
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
    // The links to the other pages are there still.
  }
  rememberPages({ more: brought, at: 0 });
  document.dispatchEvent(new Event(PAGES_CAME_BACK));
  // The browser could not go so far down before, or held fast to what now stands further below.
  if (!moved()) window.scrollTo({ top: scrollTop, behavior: 'instant' });
}

/** Whoever has moved meanwhile stays where they are. */
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

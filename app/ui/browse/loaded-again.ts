import { loadedPages, PAGES_CAME_BACK, rememberPages } from './loaded-pages.ts';
import { bringNextPage } from './next-page.ts';

/** Back, or a reload, shows again whatever was loaded here before, at the place where it was left. */
export const loadedAgain = {
  enhance(): void {
    document.addEventListener('click', rememberPlace);
    void bringAgain(loadedPages());
  },
};

/** One function, so that it listens once however many lists have been shown. */
function rememberPlace({ target }: Event): void {
  const isLink = target instanceof Element && target.closest('a');
  if (isLink && loadedPages().more > 0) rememberPages({ at: window.scrollY });
}

async function bringAgain({ more, at }: { more: number; at: number }): Promise<void> {
  if (more === 0) return;
  const place = at || window.scrollY;
  const moved = watchForMoves();
  let brought = 0;
  try {
    for (; brought < more; brought++) await bringNextPage();
  } catch {
    // The links to the other pages are there still.
  }
  rememberPages({ more: brought, at: 0 });
  document.dispatchEvent(new Event(PAGES_CAME_BACK));
  // The browser could not go so far down before, or held fast to what now stands further below.
  if (!moved()) window.scrollTo({ top: place, behavior: 'instant' });
}

/** Whoever has moved meanwhile stays where they are. */
function watchForMoves(): () => boolean {
  const moved = new AbortController();
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, () => moved.abort(), { once: true, passive: true, signal: moved.signal });
  return () => {
    const has = moved.signal.aborted;
    moved.abort();
    return has;
  };
}

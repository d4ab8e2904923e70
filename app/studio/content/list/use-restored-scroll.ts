import { useEffect } from 'react';
import { useLocation } from 'react-router';

const KEPT = 'studio-list-place';

/** The scroll position of a list when an item is opened. */
export const rememberScroll = (list: string): void =>
  sessionStorage.setItem(KEPT, JSON.stringify({ list, y: window.scrollY }));

/** For a link that returns to that position. */
export const RESTORE_SCROLL = { restoreScroll: true };

/** Restores the scroll position when returning to the same list from one of its items. */
export function useRestoredScroll(list: string, cameBack: boolean): void {
  const { state } = useLocation();
  const goesBack = cameBack || (state as typeof RESTORE_SCROLL | null)?.restoreScroll === true;
  useEffect(() => {
    const kept = goesBack && sessionStorage.getItem(KEPT);
    if (!kept) return;
    const saved = JSON.parse(kept) as { list: string; y: number };
    if (saved.list === list) window.scrollTo(0, saved.y);
  }, [goesBack, list]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';

const KEPT = 'studio-list-place';

/** Where in a list somebody was when they opened something of it. */
export const rememberScroll = (list: string): void =>
  sessionStorage.setItem(KEPT, JSON.stringify({ list, y: window.scrollY }));

/** For a link that leads back to that place. */
export const RESTORE_SCROLL = { restoreScroll: true };

/** Whoever comes back to the same part of a list from one of its items goes on where they were. */
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

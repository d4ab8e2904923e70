import { useSyncExternalStore } from 'react';

/**
 * Whether the visitor has paused what moves by itself. One answer for the whole page, remembered for the next:
 * whoever stopped one slider wants none to run.
 */
const KEY = 'motion';
const listeners = new Set<() => void>();
let paused: boolean | undefined;

export function isPaused(): boolean {
  paused ??= recall() ?? prefersStillness();
  return paused;
}

export function setPaused(next: boolean): void {
  paused = next;
  try {
    localStorage.setItem(KEY, next ? 'paused' : 'playing');
  } catch {
    // A browser that keeps nothing forgets this too: the page at hand still obeys.
  }
  for (const listener of listeners) listener();
}

/** The server, and the first look of the browser, know no preference: nothing moves before the island wakes. */
export const usePaused = () => useSyncExternalStore(subscribe, isPaused, () => true);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function recall(): boolean | undefined {
  if (prefersStillness()) return true;
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === 'paused';
  } catch {
    return undefined;
  }
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

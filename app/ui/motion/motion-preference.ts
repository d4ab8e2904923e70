/** Whether the visitor has paused animations. One setting for the whole page, remembered for the next one. */
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
    // Without storage, the setting still holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Calls it with the current value at once, and on every change. */
export function followPaused(listener: (paused: boolean) => void): void {
  const notify = () => listener(isPaused());
  listeners.add(notify);
  notify();
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

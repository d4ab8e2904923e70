import { useSyncExternalStore } from 'react';

const KEY = 'hindi-typing';
const listeners = new Set<() => void>();
let isOn: boolean | undefined;

/** Whether this browser turns what is typed into Hindi: off until somebody says so, and remembered. */
export const useHindiSwitch = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isOn ??= recall()),
    () => false,
  );

export function switchHindi(next: boolean): void {
  isOn = next;
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing forgets this too: the page at hand still obeys.
  }
  for (const listener of listeners) listener();
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

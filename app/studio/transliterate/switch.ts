import { useState, useSyncExternalStore } from 'react';
import type { Locale } from '#app/words/locales.ts';

const KEY = 'hindi-typing';
const listeners = new Set<() => void>();
let isRemembered: boolean | undefined;

/**
 * Whether typing in this form produces Hindi. For Hindi texts the browser remembers the setting. All other
 * forms begin with it off, and turning it on applies to that form only: English typed with it on would be
 * published as nonsense.
 */
export function useHindiSwitch(language: Locale | undefined): [isOn: boolean, turn: (next: boolean) => void] {
  const remembered = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isRemembered ??= recall()),
    () => false,
  );
  const [turned, setTurned] = useState<boolean>();
  const turn = (next: boolean) => {
    setTurned(next);
    // Once its text is Hindi, the form counts as a Hindi one, and the setting is remembered.
    if (next || language === 'hi') remember(next);
  };
  return [turned ?? (language === 'hi' && remembered), turn];
}

function remember(next: boolean): void {
  isRemembered = next;
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    // Without storage the setting is forgotten, but the current page still follows it.
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

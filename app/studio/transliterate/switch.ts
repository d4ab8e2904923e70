import { useState, useSyncExternalStore } from 'react';
import type { Locale } from '#app/words/locales.ts';

const KEY = 'hindi-typing';
const listeners = new Set<() => void>();
let isRemembered: boolean | undefined;

/**
 * Whether what is typed in this form becomes Hindi. This browser remembers it for what is written in Hindi. Whatever
 * else is opened begins with it off, and turning it on there is for that form alone: English typed with it on would be
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
    // Once its text is Hindi, the form is a Hindi one: it is to be as it was left.
    if (next || language === 'hi') remember(next);
  };
  return [turned ?? (language === 'hi' && remembered), turn];
}

function remember(next: boolean): void {
  isRemembered = next;
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

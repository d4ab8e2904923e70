import type { KeyboardEvent } from 'react';

/** Inserts a text at the caret. */
export type Insert = (text: string) => void;

/** `isPassing`: the focus may only be passing through with the Tab key. */
export type OnWriting = (insert: Insert, isPassing: boolean) => void;

/** Registers the field that somebody types in: a fact chosen afterwards is inserted there. */
export const writingIn = (onWriting: OnWriting | undefined, insertOf: () => Insert) => ({
  onFocus: () => onWriting?.(insertOf(), true),
  onPointerDown: () => onWriting?.(insertOf(), false),
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' && key !== 'Shift') onWriting?.(insertOf(), false);
  },
});

import type { KeyboardEvent } from 'react';

/** Puts a text in where the caret stands. */
export type Insert = (text: string) => void;

/** `isPassing`: the Tab key may only be on its way to somewhere else. */
export type OnWriting = (insert: Insert, isPassing: boolean) => void;

/** Tells the form which field somebody writes in: a fact that is chosen afterwards is put in there. */
export const writingIn = (onWriting: OnWriting | undefined, insertOf: () => Insert) => ({
  onFocus: () => onWriting?.(insertOf(), true),
  onPointerDown: () => onWriting?.(insertOf(), false),
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' && key !== 'Shift') onWriting?.(insertOf(), false);
  },
});

import { type KeyboardEvent, useState } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A toolbar is one stop of the Tab key; within it the arrows lead on. */
export function useArrowKeys() {
  const [stop, setStop] = useState(0);
  return {
    bar: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(event.target as HTMLButtonElement);
        const step = STEPS[event.key];
        if (at === -1 || !step) return;
        event.preventDefault();
        buttons[step(at, buttons.length)]!.focus();
      },
    },
    itemProps: (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) }),
  };
}

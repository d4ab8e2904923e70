import { useEffect, useRef, useState } from 'react';
import { type FactName, factsOfSchool } from '#content/facts.ts';

interface OwnText {
  value: string;
  /** Increased whenever the text is changed from outside the editor. */
  given: number;
  /** Facts that were in it, each with the text that last had it. */
  seen: Partial<Record<FactName, string>>;
}

/** Distinguishes own typing from a new value, such as two rows changing places, which resets the editor. */
export function useOwnText(id: string, value: string, onChange: (value: string) => void) {
  const [state, setState] = useState<OwnText>({ value, given: 0, seen: {} });
  if (state.value !== value) setState({ value, given: state.given + 1, seen: {} });
  const { given, seen } = state;
  const putBackAt = useRef<number>(undefined);
  useEffect(() => {
    if (putBackAt.current !== given) return;
    putBackAt.current = undefined;
    // The pressed button is gone.
    document.getElementById(id)?.focus();
  }, [given, id]);
  return {
    given,
    seen,
    change: (next: string) => {
      setState((before) => ({
        ...before,
        value: next,
        seen: { ...before.seen, ...seenIn(before.value) },
      }));
      onChange(next);
    },
    putBack: (name: FactName) => {
      const next = withFact(value, seen[name] ?? '', name);
      putBackAt.current = given + 1;
      setState({ value: next, given: given + 1, seen });
      onChange(next);
    },
  };
}

const seenIn = (text: string): OwnText['seen'] =>
  Object.fromEntries(factsOfSchool(text).map((name) => [name, text]));

/** The text with the fact back in its place, without what replaced it; at the end if the place is unknown. */
function withFact(text: string, before: string, name: FactName): string {
  const chip = `{${name}}`;
  const at = before.indexOf(chip);
  const [ahead, behind] = [before.slice(0, at), before.slice(at + chip.length)];
  const hasChip =
    at !== -1 &&
    text.length >= ahead.length + behind.length &&
    text.startsWith(ahead) &&
    text.endsWith(behind);
  return hasChip ? before : `${text}${text && !/\s$/.test(text) ? ' ' : ''}${chip}`;
}

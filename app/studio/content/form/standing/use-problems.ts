import { useState } from 'react';

interface Refused<Problem extends string> {
  problems: Record<string, Problem>;
}

/** What was wrong, until it is changed: only the next press of a button tells whether it is right now. */
export function useProblems<Problem extends string>(said: Refused<Problem> | undefined) {
  const [mended, setMended] = useState<{ said: typeof said; names: string[] }>({ said, names: [] });
  if (mended.said !== said) setMended({ said, names: [] });
  const open = Object.entries(said?.problems ?? {}).filter(([name]) => !mended.names.includes(name));
  const mend = (name: string) =>
    setMended((before) => (before.names.includes(name) ? before : { said, names: [...before.names, name] }));
  return {
    problems: Object.fromEntries(open) as Record<string, Problem>,
    mend,
    isMended: (name: string) => mended.names.includes(name),
  };
}

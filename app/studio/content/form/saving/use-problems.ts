import { useState } from 'react';

interface Refused<Problem extends string> {
  problems: Record<string, Problem>;
}

/** What was wrong, until it is changed: only the next press of a button tells whether it is right now. */
export function useProblems<Problem extends string>(formAnswer: Refused<Problem> | undefined) {
  const [mended, setMended] = useState<{ formAnswer: typeof formAnswer; names: string[] }>({
    formAnswer,
    names: [],
  });
  if (mended.formAnswer !== formAnswer) setMended({ formAnswer, names: [] });
  const open = Object.entries(formAnswer?.problems ?? {}).filter(([name]) => !mended.names.includes(name));
  const mend = (name: string) =>
    setMended((before) =>
      before.names.includes(name) ? before : { formAnswer, names: [...before.names, name] },
    );
  return {
    problems: Object.fromEntries(open) as Record<string, Problem>,
    mend,
    isMended: (name: string) => mended.names.includes(name),
  };
}

import { useState } from 'react';

interface Refused<Problem extends string> {
  problems: Record<string, Problem>;
}

/** Problems stay until their fields change; only the next press checks again. */
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

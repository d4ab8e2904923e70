import { useState } from 'react';

interface Refused<Problem extends string> {
  problems: Record<string, Problem>;
}

/** Problems stay until their fields change; only the next press checks again. */
export function useProblems<Problem extends string>(formAnswer: Refused<Problem> | undefined) {
  const [fixed, setFixed] = useState<{ formAnswer: typeof formAnswer; names: string[] }>({
    formAnswer,
    names: [],
  });
  if (fixed.formAnswer !== formAnswer) setFixed({ formAnswer, names: [] });
  const open = Object.entries(formAnswer?.problems ?? {}).filter(([name]) => !fixed.names.includes(name));
  const markFixed = (name: string) =>
    setFixed((before) =>
      before.names.includes(name) ? before : { formAnswer, names: [...before.names, name] },
    );
  return {
    problems: Object.fromEntries(open) as Record<string, Problem>,
    markFixed,
    isFixed: (name: string) => fixed.names.includes(name),
  };
}

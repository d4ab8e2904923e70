import type { Samples } from './word-samples.ts';

type Entry = (...all: unknown[]) => unknown;

/** What a function of a catalogue answers when it is called with several arguments. */
export type AnswersOf = (path: string, entry: Entry) => readonly unknown[];

/** Every text of a catalogue by its path; those of a function are numbered. */
export function wordsIn(value: unknown, answersOf: AnswersOf, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return wordsIn(answersOf(path, value as Entry), answersOf, path);
  return new Map(
    Object.entries((value ?? {}) as object).flatMap(([key, part]) => [
      ...wordsIn(part, answersOf, path ? `${path}.${key}` : key),
    ]),
  );
}

/** Calls a function with the samples of its path, or else with these figures. */
export const bySamples =
  (samples: Samples, figures: readonly unknown[][]): AnswersOf =>
  (path, entry) =>
    (samples[path] ?? figures).map((all) => entry(...all));

/** What a function of a catalogue is given for a parameter of this name, at each call. */
export type ValueFor = (parameter: string, count: number) => unknown;

const COUNTS = [1, 2, 5];

/** Calls a function with the samples of its path, or else with one, two and five, or what its parameters name. */
export const byParameters =
  (samples: Samples, valueFor: ValueFor): AnswersOf =>
  (path, entry) => {
    const answers = argumentsFor(
      entry,
      samples[path] ?? samples[path.replace(/^beforePublic\./, '')],
      valueFor,
    )
      .map((all) => answerOf(entry, all))
      .filter((answer) => answer !== undefined);
    // A test of holes finds it.
    return answers.length > 0 ? answers : ['undefined: its arguments need a sample'];
  };

function argumentsFor(entry: Entry, given: unknown[][] | undefined, valueFor: ValueFor): unknown[][] {
  if (given) return given;
  const [, names = ''] = /^(?:function\s*\w*|\w+)?\s*\(?([^)=]*)/.exec(entry.toString()) ?? [];
  const parameters = names.split(',').map((name) => name.trim());
  return COUNTS.map((count) => parameters.map((name) => valueFor(name, count)));
}

/** Undefined where a function takes something else than what is given: then texts are given to it. */
function answerOf(entry: Entry, all: readonly unknown[]): unknown {
  for (const values of [all, all.map((value) => (typeof value === 'number' ? String(value) : value))])
    try {
      const answer = entry(...values);
      if (!/NaN|undefined/.test(JSON.stringify(answer) ?? '')) return answer;
    } catch {
      // Try the next.
    }
  return undefined;
}

/** The path of every entry, also of those without a text. */
export const keysOf = (value: unknown, path = ''): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => keysOf(part, path ? `${path}.${key}` : key))
    : [path];

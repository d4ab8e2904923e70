import type { Samples } from './word-samples.ts';

/** What a function of a catalogue is given for a parameter of this name, at each call. */
export type ValueFor = (parameter: string, count: number) => unknown;

const COUNTS = [1, 2, 5];

interface WordsOptions {
  /** Arguments for the functions that take something else than texts, numbers, days and times. */
  samples: Samples;
  valueFor: ValueFor;
}

/**
 * Every text of a catalogue by its path. Its functions are called with one, two and five, and where a parameter
 * is named so, with a day or a time.
 */
export function wordsIn(value: unknown, options: WordsOptions, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const entry = value as (...all: unknown[]) => unknown;
    const answers = argumentsOf(entry, options, path)
      .map((all) => answerOf(entry, all))
      .filter((answer) => answer !== undefined);
    // A test of holes finds it.
    if (answers.length === 0) return [[path, 'undefined: its arguments need a sample']];
    return answers.flatMap((answer) => wordsIn(answer, options, path));
  }
  return Object.entries((value ?? {}) as object).flatMap(([key, part]) =>
    wordsIn(part, options, path ? `${path}.${key}` : key),
  );
}

function argumentsOf(
  entry: (...all: unknown[]) => unknown,
  { samples, valueFor }: WordsOptions,
  path: string,
): unknown[][] {
  const given = samples[path] ?? samples[path.replace(/^beforePublic\./, '')];
  if (given) return given;
  const [, names = ''] = /^(?:function\s*\w*|\w+)?\s*\(?([^)=]*)/.exec(entry.toString()) ?? [];
  const parameters = names.split(',').map((name) => name.trim());
  return COUNTS.map((count) => parameters.map((name) => valueFor(name, count)));
}

/** Undefined where a function takes something else than what is given: then texts are given to it. */
function answerOf(entry: (...all: unknown[]) => unknown, all: readonly unknown[]): unknown {
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

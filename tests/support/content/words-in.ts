/** The arguments with which functions of a catalogue are called: one, two, five, and a day with its time. */
export const COUNTS: readonly unknown[][] = [1, 2, 5].map((count) => [count, count, count]);
const DAY = '2026-11-13';
export const DATES: readonly unknown[][] = [
  [DAY, DAY, DAY],
  ['2026-11-13T05:12:00.000Z', '2026-11-13T05:12:00.000Z', '2026-11-13T05:12:00.000Z'],
];

export type Samples = Record<string, readonly (readonly unknown[])[]>;

/** Every text of a catalogue by its path, its functions called with the samples of their path. */
export function wordsIn(
  value: unknown,
  samples: Samples = {},
  standard: readonly (readonly unknown[])[] = COUNTS,
  path = '',
): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function')
    return wordsIn(
      (samples[path] ?? standard).map((sample) => (value as (...all: unknown[]) => unknown)(...sample)),
      samples,
      standard,
      path,
    );
  return new Map(
    Object.entries((value ?? {}) as object).flatMap(([key, part]) => [
      ...wordsIn(part, samples, standard, path ? `${path}.${key}` : key),
    ]),
  );
}

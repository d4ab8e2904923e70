import type { DiffPart } from '#app/publishing/versions/word-diff.ts';

/** A piece as the screen for translating shows it. */
export interface SegmentView {
  key: string;
  kind: 'line' | 'text' | 'rich';
  label: string;
  /** As a person reads it. */
  text: string;
  /** As it is kept: what is written is written of this. */
  source: string;
  hasFacts: boolean;
  picture?: { path: string } | undefined;
  /** Families read the item in this language, but this not as it is written now, or not at all. */
  isDue: boolean;
  /** What changed since it was translated; nothing where nothing did. */
  parts?: DiffPart[] | undefined;
  /** What the field holds. */
  value: string;
  /** What it held when the other language was changed: as long as that stands, nothing was done about it. */
  before: string;
  /** Somebody found it right as it is. */
  isRight: boolean;
}

export interface Written {
  /** By key. */
  translations: Record<string, string>;
  right: ReadonlySet<string>;
}

/** Whether something is to be done about it, and whether it was. */
export function segmentState(
  { key, parts, before }: SegmentView,
  { translations, right }: Written,
): 'empty' | 'written' | 'due' | 'right' | 'translated' {
  const value = translations[key]?.trim() ?? '';
  if (!value) return 'empty';
  if (!parts) return 'written';
  if (value !== before.trim()) return 'translated';
  return right.has(key) ? 'right' : 'due';
}

/** The first that is still to be done: of what changed, or else of what was never translated. */
export function firstChangeIn(segments: readonly SegmentView[], written: Written): string | undefined {
  const firstOf = (care: ReturnType<typeof segmentState>) =>
    segments.find((segment) => segment.isDue && segmentState(segment, written) === care)?.key;
  return firstOf('due') ?? firstOf('empty');
}

/** How far it has come: of what changed, counted as the table of languages counts it, or else of all. */
export function progressOf(segments: readonly SegmentView[], written: Written) {
  const cares = segments.map((segment) => segmentState(segment, written));
  const changes = segments.filter(({ parts }) => parts).length;
  const done = cares.filter((care, index) =>
    changes > 0 ? segments[index]!.parts && (care === 'translated' || care === 'right') : care !== 'empty',
  ).length;
  return {
    of: changes > 0 ? ('changes' as const) : ('pieces' as const),
    done,
    all: changes > 0 ? changes : segments.length,
    isDue: cares.includes('due'),
  };
}

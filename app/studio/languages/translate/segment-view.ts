import type { segmentField } from '#app/publishing/translations/translation-of.server.ts';
import type { DiffPart } from '#app/publishing/versions/word-diff.ts';

export type SegmentField = ReturnType<typeof segmentField>;

/** A field of the form of a translation, with what it is translated from. */
export interface SegmentView extends SegmentField {
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
  isConfirmed: boolean;
}

/** The id of the section that a segment is in: `sections/steps/2/text` → `steps`. */
export function sectionOf(name: string): string | undefined {
  const [field, id, ...rest] = name.split('/');
  return field !== 'files' && rest.length > 0 ? id : undefined;
}

export interface Written {
  /** By the names of the segments. */
  texts: Record<string, string>;
  confirmed: ReadonlySet<string>;
}

export type SegmentWork = 'empty' | 'written' | 'due' | 'confirmed' | 'translated';

/** Whether something is to be done about it, and whether it was. */
export function segmentState(
  { name, parts, before }: SegmentView,
  { texts, confirmed }: Written,
): SegmentWork {
  const value = texts[name]?.trim() ?? '';
  if (!value) return 'empty';
  if (!parts) return 'written';
  if (value !== before.trim()) return 'translated';
  return confirmed.has(name) ? 'confirmed' : 'due';
}

/** The first that is still to be done: of what changed, or else of what was never translated. */
export function firstChangeIn(segments: readonly SegmentView[], written: Written): string | undefined {
  const firstOf = (state: SegmentWork) =>
    segments.find((segment) => segment.isDue && segmentState(segment, written) === state)?.name;
  return firstOf('due') ?? firstOf('empty');
}

/** How much is done: of what changed, counted as the table of languages counts it, or else of all. */
export function progressOf(segments: readonly SegmentView[], written: Written) {
  const states = segments.map((segment) => segmentState(segment, written));
  const changes = segments.filter(({ parts }) => parts).length;
  const done = states.filter((state, index) =>
    changes > 0
      ? segments[index]!.parts && (state === 'translated' || state === 'confirmed')
      : state !== 'empty',
  ).length;
  return {
    of: changes > 0 ? ('changes' as const) : ('segments' as const),
    done,
    all: changes > 0 ? changes : segments.length,
    isDue: states.includes('due'),
  };
}

import type { segmentField } from '#app/publishing/translations/translation-of.server.ts';
import type { DiffPart } from '#app/publishing/versions/word-diff.ts';

export type SegmentField = ReturnType<typeof segmentField>;

/** A field of a translation's form, with its source. */
export interface SegmentView extends SegmentField {
  /** Readable, without markup. */
  text: string;
  /** As stored: a translation saved now refers to this source. */
  source: string;
  hasFacts: boolean;
  picture?: { path: string } | undefined;
  /** The item is public in this language, but this segment is outdated or missing. */
  isDue: boolean;
  /** The changes since it was translated, if any. */
  parts?: DiffPart[] | undefined;
  /** The current value of the field. */
  value: string;
  /** The value when the source changed: while it is the same, the change has not been dealt with. */
  before: string;
  /** Somebody confirmed it unchanged. */
  isConfirmed: boolean;
}

/** The id of a segment's section: `sections/steps/2/text` → `steps`. */
export function sectionOf(name: string): string | undefined {
  const [field, id, ...rest] = name.split('/');
  return field !== 'files' && rest.length > 0 ? id : undefined;
}

export interface Written {
  /** By segment name. */
  texts: Record<string, string>;
  confirmed: ReadonlySet<string>;
}

export type SegmentWork = 'empty' | 'written' | 'due' | 'confirmed' | 'translated';

/** Whether a segment needs work, and whether it was done. */
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

/** The first segment that needs work: an outdated one, or else a missing one. */
export function firstChangeIn(segments: readonly SegmentView[], written: Written): string | undefined {
  const firstOf = (state: SegmentWork) =>
    segments.find((segment) => segment.isDue && segmentState(segment, written) === state)?.name;
  return firstOf('due') ?? firstOf('empty');
}

/** The progress: of the outdated segments, counted like the table of languages, or else of all. */
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

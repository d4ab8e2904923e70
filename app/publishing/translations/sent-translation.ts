import { cleanText, oneLine } from '#app/core/text/text-input.ts';
import { readNotation } from '#app/publishing/drafts/notation-input.ts';
import { type Fields, noFields, notationFieldName } from '#app/publishing/fields.ts';
import type { Segment, SegmentTexts } from './segments.ts';
import { realigned, type Translation } from './translation.ts';

/** The inputs of a segment in a translation's form: its text, its source, and whether it is confirmed. */
export const translationFieldName = (key: string) => `said.${key}`;
export const sourceFieldName = (key: string) => `of.${key}`;
export const confirmedFieldName = (key: string) => `right.${key}`;

/** The segment of an input. */
export const segmentOfInput = (name: string): string | undefined => /^(?:said|right)\.(.*)/s.exec(name)?.[1];

/** More segments than any item has. */
const MAX_SEGMENTS = 5000;

/** The texts of a form, by the keys it was opened with. Rich text is cleaned when it is stored. */
export function readSent(form: FormData): Fields {
  const texts: SegmentTexts = {};
  const sources: SegmentTexts = {};
  const confirmed: string[] = [];
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? cleanText(value) : '';
  };
  const names = [...form.keys()].filter((name) => name.startsWith('of.')).slice(0, MAX_SEGMENTS);
  for (const name of names) {
    const key = name.slice('of.'.length);
    if (!form.has(translationFieldName(key))) continue;
    const value = text(translationFieldName(key));
    texts[key] = form.has(notationFieldName(translationFieldName(key))) ? readNotation(value) : value;
    sources[key] = text(name);
    if (form.has(confirmedFieldName(key))) confirmed.push(key);
  }
  return { ...noFields(), texts, sources, confirmed };
}

interface StoredTexts {
  /** Public. */
  live: Translation;
  /** The last saved state, on which the form is based. */
  working: Translation;
}

/**
 * The translation to be stored. A segment that was edited or confirmed refers to the source shown next to it;
 * the others keep theirs. Segments that moved since are found again.
 */
export function mergeSent(
  segments: readonly Segment[],
  { texts, sources = {}, confirmed = [] }: Pick<Fields, 'texts' | 'sources' | 'confirmed'>,
  stored: StoredTexts,
): Translation {
  const placed = realigned(segments, { texts, sources });
  const merged: Translation = { texts: {}, sources: {} };
  for (const { key, kind, text } of segments) {
    const value = placed.texts[key] ?? stored.working.texts[key] ?? '';
    if (!value.trim()) continue;
    const translated = kind === 'line' ? oneLine(value) : value;
    const isSeen = cleanText(text) === placed.sources[key];
    const { live, working } = stored;
    const before = translated === live.texts[key] ? live : working;
    const isUnchanged = translated === before.texts[key];
    const source = before.sources[key] ?? '';
    merged.texts[key] = translated;
    merged.sources[key] = isSeen && (!isUnchanged || confirmed.includes(key)) ? text : source;
  }
  return merged;
}

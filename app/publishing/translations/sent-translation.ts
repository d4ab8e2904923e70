import { cleanText, oneLine } from '#app/core/text/text-input.ts';
import { readNotation } from '#app/publishing/drafts/notation-input.ts';
import { type Fields, noFields, notationFieldName } from '#app/publishing/fields.ts';
import type { Segment, SegmentTexts } from './segments.ts';
import { realigned, type Translation } from './translation.ts';

/** What a form of a translation sends of a piece: what is said of it, of which text, and whether it is still right. */
export const translationFieldName = (key: string) => `said.${key}`;
export const sourceFieldName = (key: string) => `of.${key}`;
export const confirmedFieldName = (key: string) => `right.${key}`;

/** The segment that an input is of. */
export const segmentOfInput = (name: string): string | undefined => /^(?:said|right)\.(.*)/s.exec(name)?.[1];

/** More pieces than any item has. */
const MAX_SEGMENTS = 5000;

/** What a form says, by the keys that it was opened with. Rich text is cleaned by whoever keeps it. */
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
  /** What families read. */
  live: Translation;
  /** What was kept last, which the form was opened with or rests on. */
  working: Translation;
}

/**
 * The translation as it is to be kept. A piece that was written now is of the text that stood beside it; one that was
 * found right is, too; all others stay of what they were written of. Pieces that moved meanwhile are found again.
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
    const stands = translated === before.texts[key];
    const source = before.sources[key] ?? '';
    merged.texts[key] = translated;
    merged.sources[key] = isSeen && (!stands || confirmed.includes(key)) ? text : source;
  }
  return merged;
}

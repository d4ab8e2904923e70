import { cleanText, oneLine } from '#app/core/text/text-input.ts';
import { readNotation } from '#app/publishing/drafts/field-input.ts';
import { writtenWithSigns } from '#app/publishing/fields.ts';
import type { Piece, Said } from './pieces.ts';
import { carried, type Translation } from './translation.ts';

/** What a form of a translation sends of a piece: what is said of it, of which text, and whether it is still right. */
export const saidName = (key: string) => `said.${key}`;
export const seenName = (key: string) => `of.${key}`;
export const rightName = (key: string) => `right.${key}`;

export interface SentTranslation {
  said: Said;
  /** The texts that stood beside the fields: what was written was written of these. */
  seen: Said;
  /** The pieces that somebody looked at and found right as they are. */
  right: ReadonlySet<string>;
}

/** More pieces than any item has. */
const MOST_PIECES = 5000;

/** What a form says, by the keys that it was opened with. Rich text is cleaned by whoever keeps it. */
export function readSent(form: FormData): SentTranslation {
  const said: Said = {};
  const seen: Said = {};
  const right = new Set<string>();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? cleanText(value) : '';
  };
  const names = [...form.keys()].filter((name) => name.startsWith('of.')).slice(0, MOST_PIECES);
  for (const name of names) {
    const key = name.slice('of.'.length);
    if (!form.has(saidName(key))) continue;
    const value = text(saidName(key));
    said[key] = form.has(writtenWithSigns(saidName(key))) ? readNotation(value) : value;
    seen[key] = text(name);
    if (form.has(rightName(key))) right.add(key);
  }
  return { said, seen, right };
}

interface Known {
  /** What families read. */
  live: Translation;
  /** What was kept last, which the form was opened with or rests on. */
  working: Translation;
}

/**
 * The translation as it is to be kept. A piece that was written now is of the text that stood beside it; one that was
 * found right is, too; all others stay of what they were written of. Pieces that moved meanwhile are found again.
 */
export function mergeSent(pieces: readonly Piece[], sent: SentTranslation, known: Known): Translation {
  const placed = carried(pieces, { said: sent.said, sources: sent.seen });
  const merged: Translation = { said: {}, sources: {} };
  for (const { key, kind, text } of pieces) {
    const value = placed.said[key] ?? known.working.said[key] ?? '';
    if (!value.trim()) continue;
    const said = kind === 'line' ? oneLine(value) : value;
    const isSeen = cleanText(text) === placed.sources[key];
    const { live, working } = known;
    const before = said === live.said[key] ? live : working;
    const stands = said === before.said[key];
    const source = before.sources[key] ?? '';
    merged.said[key] = said;
    merged.sources[key] = isSeen && (!stands || sent.right.has(key)) ? text : source;
  }
  return merged;
}

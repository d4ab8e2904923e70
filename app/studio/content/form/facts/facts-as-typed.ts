import { type FactMark, factNames, partsOf } from '#content/facts.ts';
import { markInWords } from '#app/studio/content/facts-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

type Words = Pick<StudioWords['content'], 'facts' | 'sections'>;

/** The hidden input that marks a text with facts in words, because the field could show no chips. */
export const namesFactsInWords = (name: string): string => `${name}.factsInWords`;

/** A text for a plain field: `Call [Phone]`. */
export const asTyped = (text: string, words: Words): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : bracketed(part, words)))
    .join('');

/**
 * The stored form of a plain field's text: `Call {phone}`. `languages`: all languages it may have been shown
 * in.
 */
export const fromTyped = (typed: string, ...languages: Words[]): string =>
  typed.length > MAX_TYPED
    ? typed
    : languages.reduce((text, words) => {
        const marks = marksIn(words);
        return text.replaceAll(BRACKETS, (found) => marks.get(found) ?? found);
      }, typed);

/** Far more than any field takes: longer text stays as typed and is refused for its length. */
const MAX_TYPED = 100_000;

const BRACKETS = /\[[^[\]]{1,80}\]/g;

const bracketed = (mark: FactMark, words: Words): string => `[${markInWords(mark, words)}]`;

const marksIn = (words: Words): Map<string, string> =>
  new Map(
    factNames.flatMap((name) =>
      (['', '?', '!'] as const).map((when): [string, string] => {
        const written = `{${when}${name}}`;
        return [bracketed({ written, when, name }, words), written];
      }),
    ),
  );

import { type FactMark, factNames, partsOf } from '#content/facts.ts';
import { markInWords } from '#app/studio/content/facts-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

type Words = Pick<StudioWords['content'], 'facts' | 'sections'>;

/** The input that says: this text names its facts in words, because the field could show no chips. */
export const namesFactsInWords = (name: string): string => `${name}.factsInWords`;

/** A text as a plain field shows it: `Call [Phone]`. */
export const asTyped = (text: string, words: Words): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : bracketed(part, words)))
    .join('');

/** What was typed in a plain field, as it is kept: `Call {phone}`. `languages`: it may have been shown in any of them. */
export const fromTyped = (typed: string, ...languages: Words[]): string =>
  typed.length > MAX_TYPED
    ? typed
    : languages.reduce((text, words) => {
        const marks = marksIn(words);
        return text.replaceAll(BRACKETS, (found) => marks.get(found) ?? found);
      }, typed);

/** Far more than any field takes: what is longer stays as it was typed and is refused for its length. */
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

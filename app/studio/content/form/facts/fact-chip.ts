import { type FactMark, factNames, type Facts, fillIn, partsOf } from '#content/facts.ts';
import { languageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { factsInWords, markInWords } from '#app/studio/content/facts-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/** Current values of the facts by name; empty where the profile has none. */
export type FactTexts = Partial<Record<string, string>>;

export interface Chip {
  /** `when` has no text, but is the condition for its sentence; `off`: not now. */
  variant: 'live' | 'dead' | 'when' | 'off';
  text: string;
  /** Its source, shown next to it if there is room. */
  beside: string;
  /** The accessible name: its source and name, or its problem. */
  heard: string;
  title: string;
  lang: Locale | undefined;
}

/** The chip for a fact in a text. */
export function chipOf(mark: FactMark, facts: FactTexts, words: StudioWords['content']): Chip {
  const { facts: names, sections } = words;
  const name = names[mark.name];
  const value = facts[mark.name];
  if (mark.when)
    return conditionOf(markInWords(mark, words), (value === '') === (mark.when === '?'), sections);
  const title = sections.chipTitle(name);
  if (value === '')
    return {
      variant: 'dead',
      text: name,
      beside: '',
      heard: sections.chipHeard(name, sections.chipEmpty),
      title,
      lang: undefined,
    };
  const text = value ?? name;
  return {
    variant: 'live',
    text,
    beside: value === undefined ? '' : name,
    heard: value === undefined ? name : sections.chipHeard(name, value),
    title,
    lang: languageOf(text),
  };
}

function conditionOf(text: string, isOff: boolean, words: StudioWords['content']['sections']): Chip {
  const title = isOff ? words.sentenceHidden : words.sentenceShown;
  return {
    variant: isOff ? 'off' : 'when',
    text: isOff ? words.hiddenNow(text) : text,
    beside: '',
    heard: words.conditionHeard(text, title),
    title,
    lang: undefined,
  };
}

/** The mention that is the whole text; undefined for any other text. */
export function markOf(written: string): FactMark | undefined {
  const [mark, ...more] = partsOf(written);
  return typeof mark === 'object' && more.length === 0 ? mark : undefined;
}

export const mentionsFacts = (text: string): boolean =>
  partsOf(text).some((part) => typeof part !== 'string');

/** A text as families read it; empty if it is hidden. */
export const filledIn = (text: string, facts: FactTexts): string =>
  !mentionsFacts(text) ? text : hasAll(facts) ? fillIn(text, facts) : '';

/** A text as families read it; if it is hidden, as it was written. */
export const readOut = (text: string, facts: FactTexts, words: StudioWords['content']): string =>
  filledIn(text, facts) || factsInWords(text, words);

export const hasAll = (facts: FactTexts): facts is Facts =>
  factNames.every((name) => facts[name] !== undefined);

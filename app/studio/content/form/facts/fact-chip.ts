import { type FactMark, factNames, type Facts, fillIn, partsOf } from '#content/facts.ts';
import { languageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { factsInWords, markInWords } from '#app/studio/content/facts-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/** What the facts say now, by their names; empty while the profile has nothing to say. */
export type FactTexts = Partial<Record<string, string>>;

export interface Chip {
  /** `when` stands for nothing, and tells when its sentence is shown; `off`: not now. */
  variant: 'live' | 'dead' | 'when' | 'off';
  text: string;
  /** Whose value it is, seen beside it where there is room. */
  beside: string;
  /** What is heard: whose value it is and which, or what is the matter with it. */
  heard: string;
  title: string;
  lang: Locale | undefined;
}

/** What a person sees of a fact in the text. */
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
    heard: `${text}. ${title}`,
    title,
    lang: undefined,
  };
}

/** The mention that is all of a text; of a text that is more or less, none. */
export function markOf(written: string): FactMark | undefined {
  const [mark, ...more] = partsOf(written);
  return typeof mark === 'object' && more.length === 0 ? mark : undefined;
}

export const mentionsFacts = (text: string): boolean =>
  partsOf(text).some((part) => typeof part !== 'string');

/** A text as families read it; empty where they do not. */
export const filledIn = (text: string, facts: FactTexts): string =>
  !mentionsFacts(text) ? text : hasAll(facts) ? fillIn(text, facts) : '';

/** A text as families read it; where they do not, as it was meant. */
export const readOut = (text: string, facts: FactTexts, words: StudioWords['content']): string =>
  filledIn(text, facts) || factsInWords(text, words);

export const hasAll = (facts: FactTexts): facts is Facts =>
  factNames.every((name) => facts[name] !== undefined);

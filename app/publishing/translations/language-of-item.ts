import { partsOf } from '#content/facts.ts';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { chosenLanguage } from '#app/publishing/chosen-language.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { firstLocale, type Locale } from '#app/words/locales.ts';
import { scriptOf } from '#app/words/language-of.ts';
import { segmentsOf } from './segments.ts';

/** The language that an item is written in: its writer's choice, or else that of most of its text. */
export const languageOfItem = (type: ContentType, texts: Record<string, string>): Locale =>
  chosenLanguage(texts).language ?? recogniseLanguage(type, texts) ?? firstLocale;

/** From everything that families read of it, including the title; undefined without words. */
export function recogniseLanguage(type: ContentType, texts: Record<string, string>): Locale | undefined {
  return scriptOf(
    segmentsOf(type, texts)
      .map(({ kind, text }) => wordsIn(kind === 'rich' ? plainFrom(text) : text))
      .join(' '),
  );
}

/** Addresses and names of facts have Latin letters in every language. */
const wordsIn = (text: string) =>
  partsOf(text)
    .filter((part) => typeof part === 'string')
    .join(' ')
    .split(/\s+/)
    .filter((word) => !/[@/]|^www\./i.test(word))
    .join(' ');

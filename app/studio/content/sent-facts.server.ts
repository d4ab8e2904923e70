import { studioWordsOf } from '#app/studio/words/words.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { CHANGE_FACT } from './form/facts/fact-info.ts';
import { fromTyped, namesFactsInWords } from './form/facts/facts-as-typed.ts';

/** More fields than any of our forms has. */
const MAX_FIELDS = 5000;

/** The sent form, with the facts of its plain fields in their stored form: `[Phone]` is `{phone}`. */
export function withKeptFacts(form: FormData): FormData {
  const languages = studioLanguages.map((language) => studioWordsOf(language).content);
  for (const name of [...form.keys()].slice(0, MAX_FIELDS)) {
    const text = form.get(name);
    if (typeof text === 'string' && form.has(namesFactsInWords(name)))
      form.set(name, fromTyped(text, ...languages));
  }
  return form;
}

/** The form of an item, in which the button of a fact is mapped to an intent. */
export function readItemForm(sent: FormData): FormData {
  const form = withKeptFacts(sent);
  if (form.has(CHANGE_FACT)) form.set('intent', 'change-fact');
  return form;
}

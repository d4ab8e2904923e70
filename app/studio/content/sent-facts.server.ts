import { type ContentType, isFilesField, mayMentionFacts } from '#app/publishing/content-type.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { locales } from '#app/words/locales.ts';
import { fromTyped, namesFactsInWords } from './form/facts/facts-as-typed.ts';

/** The form as it was sent, with the facts of its plain fields as they are kept: `[Phone]` is `{phone}`. */
export async function sentForm(type: ContentType, request: Request): Promise<FormData> {
  const form = await request.formData();
  const languages = locales.map((locale) => studioWordsOf(locale).content);
  for (const field of type.fields) {
    const text = form.get(field.name);
    if (isFilesField(field) || !mayMentionFacts(field) || typeof text !== 'string') continue;
    if (form.has(namesFactsInWords(field.name))) form.set(field.name, fromTyped(text, ...languages));
  }
  return form;
}

import { readSent } from '#app/publishing/translations/sent-translation.ts';
import { withKeptFacts } from '#app/studio/content/sent-facts.server.ts';

/** What the form sent, and what it rests on. */
export function readTranslationForm(form: FormData) {
  const base = String(form.get('base') ?? '');
  return {
    sent: readSent(withKeptFacts(form)),
    base: /^\d{1,9}$/.test(base) ? Number(base) : -1,
    editor: String(form.get('editor') ?? ''),
  };
}

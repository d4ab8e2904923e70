import { studioHref } from '#app/access/studio-addresses.ts';
import type { LanguageState, TranslationRef } from '#app/publishing/translations/table.server.ts';
import { useLanguages } from '#app/words/locale-context.ts';

/** Of the first piece that is to be translated: the page opens there. */
export const FIRST_CHANGE = 'first-change';

/**
 * Where something is translated; what is older is opened where it was changed, also without a script. The address of a
 * school with two languages does not name the other one.
 */
export function useTranslationHref() {
  const languages = useLanguages();
  return ({ type, id, into }: TranslationRef, state?: LanguageState): string => {
    const named = languages.length > 2 ? { language: into } : {};
    return studioHref('translation', { type, id, ...named }) + (state === 'older' ? `#${FIRST_CHANGE}` : '');
  };
}

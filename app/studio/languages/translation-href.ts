import { studioHref } from '#app/access/studio-addresses.ts';
import type { LanguageState, TranslationRef } from '#app/publishing/translations/table.server.ts';
import { useLanguages } from '#app/words/locale-context.ts';

/** The first segment that needs work, at which the page opens. */
export const FIRST_CHANGE = 'first-change';

/**
 * Where something is translated; what is older is opened where it was changed, also without a script. The address does
 * not name the language where there is only one to translate into.
 */
export function useTranslationHref() {
  const languages = useLanguages();
  return ({ type, id, from, into }: TranslationRef, state?: LanguageState): string => {
    const others = languages.filter((language) => language !== from);
    const named = others.length > 1 ? { language: into } : {};
    return studioHref('translation', { type, id, ...named }) + (state === 'older' ? `#${FIRST_CHANGE}` : '');
  };
}

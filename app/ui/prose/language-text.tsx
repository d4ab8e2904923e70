import { useLanguageOf } from '#app/words/language-of.ts';

/**
 * A text of the school, marked with its language if that is not the page's, so that screen readers change
 * their voice.
 */
export function LanguageText({ children }: { children: string | undefined }) {
  const languageOf = useLanguageOf();
  const lang = children && languageOf(children);
  return lang ? <span lang={lang}>{children}</span> : children;
}

import { useLanguageOf } from '#app/words/language-of.ts';

/** What the school wrote, known by its own language where that is not the page's: a voice that reads it aloud changes. */
export function LanguageText({ children }: { children: string | undefined }) {
  const languageOf = useLanguageOf();
  const lang = children && languageOf(children);
  return lang ? <span lang={lang}>{children}</span> : children;
}

import { studioWordsOf } from '#app/studio/words/words.ts';
import { StaffBar } from '#app/ui/staff-bar.tsx';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import { languageTags, useLocale } from '#app/words/words.ts';

/**
 * Above a page that only the office can see: an explanation, and the link back to its form, in the reader's
 * language.
 */
export function PreviewBar({ back, language }: { back: string; language: StudioLanguage }) {
  const { says, back: text } = studioWordsOf(language).content.previewBar;
  const lang = language === useLocale() ? undefined : languageTags[language];
  return <StaffBar message={says} link={{ href: back, text }} lang={lang} sticky />;
}

import type { ByLanguage, LanguageState } from '#app/publishing/translations/table.server.ts';
import { Badge } from '#app/studio/kit/state.tsx';
import { Tabs } from '#app/studio/kit/tabs.tsx';
import { useLanguages } from '#app/words/locale-context.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';
import { useStudioWords } from '../words/words.ts';
import { useTranslationHref } from './translation-href.ts';

interface LanguageTabsProps {
  /** Its type, for the address of its translations. */
  type: string;
  id: string;
  /** The address of its original form. */
  form: string;
  /** The original language, and the state of each. */
  from: Locale;
  states: ByLanguage<LanguageState>;
  here: Locale;
}

/** The languages of one item, the original first, each with its state unless nothing is to be done. */
export function LanguageTabs({ type, id, form, from, states, here }: LanguageTabsProps) {
  const words = useStudioWords().languages;
  const translationHref = useTranslationHref();
  const others = useLanguages().filter((language) => language !== from);
  if (others.length === 0) return null;
  return (
    <Tabs
      label={words.tabs}
      tabs={[from, ...others].map((language) => {
        const state = states[language] ?? 'missing';
        return {
          to: language === from ? form : translationHref({ type, id, from, into: language }, state),
          name: languageNames[language],
          lang: language,
          isCurrent: language === here,
          ...(state !== 'written' && {
            badge: <Badge {...(state !== 'draft' && { kind: 'bad' as const })}>{words.states[state]}</Badge>,
          }),
        };
      })}
    />
  );
}

import { Link } from 'react-router';
import type { ByLanguage, LanguageState } from '#app/publishing/translations/table.server.ts';
import { useLanguages } from '#app/words/locale-context.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './languages.module.css';
import { LanguageDot } from './language-mark.tsx';
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

/** The languages of one item, the original first, each with its state. */
export function LanguageTabs({ type, id, form, from, states, here }: LanguageTabsProps) {
  const words = useStudioWords().languages;
  const translationHref = useTranslationHref();
  const others = useLanguages().filter((language) => language !== from);
  if (others.length === 0) return null;
  return (
    <nav className={styles.tongues} aria-label={words.tabs}>
      <ul role="list">
        {[from, ...others].map((language) => {
          const state = states[language] ?? 'missing';
          return (
            <li key={language}>
              <Link
                to={language === from ? form : translationHref({ type, id, from, into: language }, state)}
                aria-current={language === here ? 'page' : undefined}
              >
                <LanguageDot state={state} />
                <span lang={language}>{languageNames[language]}</span>
                <span className="unseen">{words.tabState(words.states[state])}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

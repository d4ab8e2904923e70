import { Link } from 'react-router';
import type { LanguageState } from '#app/publishing/translations/table.server.ts';
import { languageNames, type Locale, otherLocale } from '#app/words/locales.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './languages.module.css';
import { LanguageDot } from './language-mark.tsx';
import { translationHref } from './translation-href.ts';

interface LanguageTabsProps {
  /** Where it is translated. */
  type: string;
  id: string;
  /** Where it is written. */
  form: string;
  from: Locale;
  own: LanguageState;
  other: LanguageState;
  /** Which of the two is open. */
  here: 'from' | 'into';
}

/** The languages of one thing: the one it was written in first, each with how it stands. */
export function LanguageTabs({ type, id, form, from, own, other, here }: LanguageTabsProps) {
  const words = useStudioWords().languages;
  const tabs = [
    { is: 'from', to: form, language: from, state: own },
    { is: 'into', to: translationHref({ type, id }, other), language: otherLocale(from), state: other },
  ] as const;
  return (
    <nav className={styles.tongues} aria-label={words.tabs}>
      <ul role="list">
        {tabs.map(({ is, to, language, state }) => (
          <li key={is}>
            <Link to={to} aria-current={is === here ? 'page' : undefined}>
              <LanguageDot state={state} />
              <span lang={language === 'en' ? undefined : language}>{languageNames[language]}</span>
              <span className="unseen">{words.tabState(words.states[state])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

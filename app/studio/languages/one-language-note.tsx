import { Link } from 'react-router';
import type { OtherLanguage } from '#app/publishing/checks/one-language.server.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './one-language-note.module.css';
import { translationHref } from './translation-href.ts';

interface OfOtherLanguageProps extends OtherLanguage {
  type: string;
  id: string;
}

/**
 * What families read in the other language of something that was just published. A reminder, not a reproach: it leads
 * to where it is translated; that nobody has translated it at all is not said again once somebody knows.
 */
export function OneLanguageNote({ type, id, from, into, changes }: OfOtherLanguageProps) {
  const words = useStudioWords().languages;
  const language = words.names[into];
  if (changes > 0)
    return (
      <span className={styles.reminder}>
        {words.olderNow(language, changes)}{' '}
        <Link to={translationHref({ type, id }, 'older')}>{words.update(language)}</Link>
      </span>
    );
  return (
    <span className={styles.reminder}>
      {words.oneOnly(words.names[from], language)}{' '}
      <Link to={translationHref({ type, id })}>{words.translate(language)}</Link>{' '}
      <button className="link" name="intent" value="know-language">
        {words.weKnow}
      </button>
    </span>
  );
}

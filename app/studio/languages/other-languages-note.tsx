import type { OtherLanguage } from '#app/publishing/checks/other-languages.server.ts';
import { Button, LinkButton } from '#app/studio/kit/button.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useTranslationHref } from './translation-href.ts';

interface OtherLanguagesNoteProps {
  type: string;
  id: string;
  languages: readonly OtherLanguage[];
}

/**
 * After publishing: what families read in the other languages. It links to the translations; a missing
 * translation is not mentioned again once somebody acknowledged it.
 */
export function OtherLanguagesNote({ type, id, languages }: OtherLanguagesNoteProps) {
  const words = useStudioWords().languages;
  const translationHref = useTranslationHref();
  const lastMissing = languages.findLastIndex(({ changes }) => changes === 0);
  return languages.map(({ from, into, changes, isOnly }, index) => {
    const language = words.names[into];
    return (
      <span key={into} className={layout.line}>
        {changes > 0
          ? words.olderNow(language, changes)
          : words[isOnly ? 'oneOnly' : 'notIn'](words.names[from], language)}{' '}
        <LinkButton
          kind="quiet"
          to={translationHref({ type, id, from, into }, changes > 0 ? 'older' : 'missing')}
        >
          {changes > 0 ? words.update(language) : words.translate(language)}
        </LinkButton>
        {index === lastMissing && (
          <Button kind="quiet" name="intent" value="know-language">
            {words.weKnow}
          </Button>
        )}
      </span>
    );
  });
}

import { studioHref } from '#app/access/studio-addresses.ts';
import type { DocumentHead } from '#app/studio/content/form/document-form.tsx';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { languageNames } from '#app/words/locales.ts';
import { LanguageTabs } from '../language-tabs.tsx';
import { useTranslationHref } from '../translation-href.ts';
import type { LoadedTranslation } from './load-translation.server.ts';

/** The translated item, and the outdated ones before and after it. */
export function useTranslateHead({ title, neighbours }: LoadedTranslation): DocumentHead {
  const { languages: words, content } = useStudioWords();
  const languageOf = useLanguageOf();
  const translationHref = useTranslationHref();
  const { previous, next } = neighbours;
  return {
    title: title || content.untitled,
    lang: languageOf(title),
    back: { to: studioHref('languages'), name: words.title },
    actions: (
      <>
        {previous && (
          <LinkButton
            kind="quiet"
            icon={<Icon name="chevron-up" />}
            to={translationHref(previous, 'older')}
            aria-label={words.previous}
          />
        )}
        {next && (
          <LinkButton
            kind="quiet"
            icon={<Icon name="chevron-down" />}
            to={translationHref(next, 'older')}
            aria-label={words.next}
          />
        )}
      </>
    ),
  };
}

/** The languages of the item, what is translated into which, and how to type it. */
export function TranslateLanguages({ translation }: { translation: LoadedTranslation }) {
  const words = useStudioWords().languages;
  const { typeName, neighbours, type, id, from, into, languageStates, changedOn, publishedOn } = translation;
  const { number, total } = neighbours;
  return (
    <>
      <LanguageTabs
        type={type}
        id={id}
        form={studioHref('item', { type, id })}
        from={from}
        states={languageStates?.states ?? {}}
        here={into}
      />
      <div className={`${layout.stack} ${layout.close}`}>
        <p className={layout.quiet}>
          {number ? words.among(typeName, number, total) : typeName}
          {changedOn && (
            <>
              {' '}
              · <b lang={from}>{languageNames[from]}</b> {words.changed(changedOn)}
            </>
          )}{' '}
          · <b lang={into}>{languageNames[into]}</b>{' '}
          {translation.state === 'live' ? words.written(publishedOn) : words.notYet}
        </p>
        {into === 'hi' && <HindiTyping language="hi" />}
      </div>
    </>
  );
}

import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ChevronDownIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { languageNames } from '#app/words/locales.ts';
import { LanguageTabs } from '../language-tabs.tsx';
import { useTranslationHref } from '../translation-href.ts';
import type { LoadedTranslation } from './load-translation.server.ts';
import styles from './translate.module.css';

interface TranslateHeadProps {
  translation: LoadedTranslation;
}

/** The translated item, and its position among the outdated ones. */
export function TranslateHead({ translation }: TranslateHeadProps) {
  const { languages: words, content } = useStudioWords();
  const languageOf = useLanguageOf();
  const { typeName, title, from, neighbours, type, id, into, languageStates, addresses } = translation;
  const translationHref = useTranslationHref();
  const { previous, next, number, total } = neighbours;
  return (
    <>
      <p>
        <BackLink strong to={studioHref('languages')}>
          {words.back}
        </BackLink>
      </p>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>{number ? words.among(typeName, number, total) : typeName}</p>
          <h1 lang={languageOf(title)}>{title || content.untitled}</h1>
        </div>
        <div className={styles.steps}>
          {!translation.isNew && <Link to={addresses.versions}>{content.versions}</Link>}
          {previous && (
            <Link to={translationHref(previous, 'older')} aria-label={words.previous} data-up>
              <ChevronDownIcon />
            </Link>
          )}
          {next && (
            <Link to={translationHref(next, 'older')} aria-label={words.next}>
              <ChevronDownIcon />
            </Link>
          )}
        </div>
      </header>
      <LanguageTabs
        type={type}
        id={id}
        form={studioHref('item', { type, id })}
        from={from}
        states={languageStates?.states ?? {}}
        here={into}
      />
    </>
  );
}

/** The names of both languages, above their columns. */
export function TranslateColumns({ translation }: TranslateHeadProps) {
  const words = useStudioWords().languages;
  const { from, into, changedOn, publishedOn } = translation;
  return (
    <div className={styles.columns}>
      <p>
        <b lang={from}>{languageNames[from]}</b> {changedOn && <span>{words.changed(changedOn)}</span>}
      </p>
      <div>
        <p>
          <b lang={into}>{languageNames[into]}</b>{' '}
          <span>{translation.state === 'live' ? words.written(publishedOn) : words.notYet}</span>
        </p>
        {into === 'hi' && <HindiTyping language="hi" />}
      </div>
    </div>
  );
}

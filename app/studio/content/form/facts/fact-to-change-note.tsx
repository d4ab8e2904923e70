import { useEffect } from 'react';
import { Link } from 'react-router';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import { goToField } from '#app/studio/form/footer/go-to-field.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { useTranslationHref } from '#app/studio/languages/translation-href.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import type { FactToChange } from '#app/studio/content/types/fact-to-change.server.ts';

/** The way back to the page whose text mentions the fact. */
export function useWayBackToText(factToChange: FactToChange | undefined) {
  const studioWords = useStudioWords();
  const { content, languages, profile: words } = studioWords;
  const translationHref = useTranslationHref();
  const from = factToChange?.from;
  const type = typeIn(studioWords, from?.type);
  if (!from || !type) return undefined;
  const { id, language, into } = from;
  const name = itemName(type, from, content) || content.untitled;
  return {
    to: into ? translationHref({ type: type.name, id, from: language, into }) : itemAddress(type, id),
    name: words.backToText(into ? content.factNotes.itemInLanguage(name, languages.names[into]) : name),
  };
}

export function BackLinkToText({ factToChange }: { factToChange: FactToChange }) {
  const back = useWayBackToText(factToChange);
  return back && <LinkButton to={back.to}>{back.name}</LinkButton>;
}

/** The fact to change, and every place that shows it; its field has the focus. */
export function FactToChangeNote({ factToChange }: { factToChange: FactToChange }) {
  const studioWords = useStudioWords();
  const { content, languages, profile: words } = studioWords;
  const { name, field, mentions } = factToChange;
  const label = typeIn(studioWords, PROFILE)?.fields.find((each) => each.name === field)?.label ?? field;
  useEffect(() => {
    goToField(field);
  }, [field]);
  return (
    <Banner icon="school">
      <p>
        {words.changesEverywhere(content.facts[name], label, mentions.length)}{' '}
        <a href={`#field-${field}`}>{words.toField}</a>
      </p>
      {mentions.length > 0 && (
        <ul>
          {mentions.map(({ type: typeName, id, title, language }) => {
            const type = typeIn(studioWords, typeName);
            return (
              type && (
                <li key={`${typeName} ${id} ${language}`}>
                  <Link className={layout.target} to={itemAddress(type, id)}>
                    {content.factNotes.itemInLanguage(
                      itemName(type, { id, title }, content) || type.words.one,
                      languages.names[language],
                    )}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      )}
      <p>{words.typedElsewhere}</p>
    </Banner>
  );
}

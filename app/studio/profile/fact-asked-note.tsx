import { useEffect } from 'react';
import { Link } from 'react-router';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import { goToField } from '#app/studio/form/floor/go-to-field.ts';
import { WayBack } from '#app/studio/ways/way-back.tsx';
import { typeIn } from '#app/studio/words/kinds.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../content/form/item-form.module.css';
import type { FactAsked } from './fact-asked.server.ts';

/** The way back to the page whose text mentions the fact. */
export function WayBackToText({ asked: { from }, strong }: { asked: FactAsked; strong?: boolean }) {
  const spoken = useStudioWords();
  const { content, profile: words } = spoken;
  const type = typeIn(spoken, from?.type);
  if (!from || !type) return null;
  const name = itemName(type, from, content) || content.untitled;
  return (
    <WayBack to={itemAddress(type, from.id)} {...(strong && { strong })}>
      {words.backToText(name)}
    </WayBack>
  );
}

/** Which fact somebody came to change, and every place that will follow; its field has the focus. */
export function FactAskedNote({ asked }: { asked: FactAsked }) {
  const spoken = useStudioWords();
  const { content, languages, profile: words } = spoken;
  const { name, field, places } = asked;
  useEffect(() => {
    goToField(field);
  }, [field]);
  return (
    <div className={styles.note}>
      <p>
        {words.changesEverywhere(content.facts[name], words.fields[field]?.[0] ?? field, places.length)}{' '}
        <a href={`#field-${field}`}>{words.toField}</a>
      </p>
      {places.length > 0 && (
        <ul className={styles.names}>
          {places.map(({ type: typeName, id, title, language }) => {
            const type = typeIn(spoken, typeName);
            return (
              type && (
                <li key={`${typeName} ${id} ${language}`}>
                  <Link to={itemAddress(type, id)}>
                    {content.factNotes.place(
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
    </div>
  );
}

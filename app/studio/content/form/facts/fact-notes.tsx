import { use } from 'react';
import { Link } from 'react-router';
import { type FactName, factsOfSchool } from '#content/facts.ts';
import type { FactMention } from '#app/publishing/facts/fact-mentions.server.ts';
import { saysTheSame, typedInstead } from '#app/publishing/facts/typed-instead.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { registrations } from '#app/features/registration/content-type.ts';
import type { FactTexts } from './fact-chip.ts';
import { CHANGE_FACT, type FactInfo, FactInfoContext, mentionsElsewhere } from './fact-info.ts';
import { sourceOf } from './fact-source.ts';
import { Button, buttonClass } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import styles from './fact-text.module.css';

interface FactNotesProps {
  text: string;
  facts: FactTexts;
  /** Facts that were in the text since the form was opened, each with the text that last had it. */
  seen: Partial<Record<FactName, string>>;
  /** The fact whose chip was pressed last: its places are shown. */
  pressed: FactName | undefined;
  onPutBack: (name: FactName) => void;
}

/** Below a text: the source of each fact, the number of places that show it, and how to change it. */
export function FactNotes({ text, facts, seen, pressed, onPutBack }: FactNotesProps) {
  const info = use(FactInfoContext);
  const words = useStudioWords().content;
  if (!info) return null;
  const present = [...new Set(factsOfSchool(text))].filter((name) => facts[name]);
  const lost = (Object.entries(seen) as [FactName, string][]).filter(
    ([name]) => facts[name] && !factsOfSchool(text).includes(name),
  );
  return (
    <>
      <div role="status" className={`${styles.notes} ${styles.lost}`}>
        {lost.map(([name, before]) => {
          const value = facts[name]!;
          const typed = typedInstead(before, text, name);
          const others = mentionsElsewhere(info, name).length;
          return (
            <div key={name}>
              <p>
                {typed === undefined
                  ? words.factNotes.takenOut(value, others)
                  : saysTheSame(typed, value)
                    ? words.factNotes.typedByHand(typed, value)
                    : words.factNotes.typedOver(typed, value, others)}
              </p>
              <Button type="button" kind="quiet" icon={<Icon name="undo" />} onClick={() => onPutBack(name)}>
                {words.factNotes.putBack(value)}
              </Button>
              <WayToChange name={name} value={value} info={info} />
            </div>
          );
        })}
      </div>
      {present.length > 0 && (
        <ul role="list" className={styles.notes}>
          {present.map((name) => (
            <li key={name}>
              <p>
                <b>{facts[name]}</b> {words.factNotes.from[sourceOf(name).of](words.facts[name])}
              </p>
              <WayToChange name={name} value={facts[name]!} info={info} />
              <MentionList mentions={info.mentions[name] ?? []} isOpen={pressed === name} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MentionList({ mentions, isOpen }: { mentions: readonly FactMention[]; isOpen: boolean }) {
  const studioWords = useStudioWords();
  const words = studioWords.content;
  const count = words.factNotes.shownIn(mentions.length);
  if (mentions.length === 0) return <span>{count}</span>;
  return (
    <details open={isOpen}>
      <summary className={buttonClass('quiet')}>{count}</summary>
      <ul role="list">
        {mentions.map(({ type: typeName, id, title, language }) => {
          const type = typeIn(studioWords, typeName);
          if (!type) return null;
          const name = itemName(type, { id, title }, words) || type.words.one;
          return (
            <li key={`${typeName} ${id} ${language}`}>
              <Link className={layout.target} to={itemAddress(type, id)}>
                {words.factNotes.itemInLanguage(name, studioWords.languages.names[language])}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface WayToChangeProps {
  name: FactName;
  value: string;
  info: FactInfo;
}

function WayToChange({ name, value, info: { mayChange, administrators } }: WayToChangeProps) {
  const words = useStudioWords().content;
  const { of } = sourceOf(name);
  if (of === 'settings') return null;
  if (of === 'registration')
    return (
      <Link className={layout.target} to={listAddress(registrations)}>
        {words.factNotes.changeEverywhere}
      </Link>
    );
  if (mayChange)
    return (
      <Button kind="quiet" name={CHANGE_FACT} value={name}>
        {words.factNotes.changeEverywhere}
        <span className="unseen">: {words.facts[name]}</span>
      </Button>
    );
  const subject = encodeURIComponent(words.factNotes.mailSubject(words.facts[name]));
  const body = encodeURIComponent(words.factNotes.mailBody(words.facts[name], value));
  return (
    <span>
      {words.factNotes.askAdministrator}{' '}
      {administrators.map((person, index) => (
        <span key={person.email}>
          {index > 0 && ', '}
          <a className={layout.target} href={`mailto:${person.email}?subject=${subject}&body=${body}`}>
            {person.name} ({person.email})
          </a>
        </span>
      ))}
    </span>
  );
}

import { useEffect, useId, useRef } from 'react';
import { saysTheSame } from '#app/publishing/facts/typed-instead.ts';
import type { Stumble } from '#app/publishing/gate/stumble.ts';
import { goToField } from '#app/studio/form/floor/go-to-field.ts';
import floor from '#app/studio/form/floor/floor.module.css';
import { goToSection } from '#app/studio/content/form/sections/go-to-section.ts';
import { useOpenSection } from '#app/studio/preview/open-section.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import styles from './stumbles.module.css';

interface StumblesProps {
  stumbles: Stumble[];
  /** What was pressed waits for this tick; where it was refused for another reason, there is nothing to tick yet. */
  mayPass: boolean;
  isSchedule: boolean;
  /** That they belong to: another answer takes the focus anew. */
  answer: unknown;
}

/** What a family would stumble over, each leading to its place, and the tick of whoever knows better. */
export function Stumbles({ stumbles, mayPass, isSchedule, answer }: StumblesProps) {
  const words = useStudioWords().content.gate;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer || !mayPass) return;
    place.current?.focus({ preventScroll: true });
    // At the top of a page the floor cannot rise above its form, and would push its own buttons out of sight.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, mayPass]);
  return (
    <div
      ref={place}
      className={`${floor.refusal} ${styles.stumbles}`}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      // Where no script runs, the page that comes back opens here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={mayPass}
    >
      <p id={id}>{mayPass ? words[isSchedule ? 'notScheduled' : 'notPublished'] : words.besides}</p>
      <ul role="list">
        {stumbles.map((stumble) => (
          <li key={`${stumble.kind} ${stumble.field} ${stumble.section} ${stumble.what}`}>
            <Way stumble={stumble} />
          </li>
        ))}
      </ul>
      {mayPass && (
        <label className={styles.known}>
          <input type="checkbox" name="known" value="1" />
          {words.known}
        </label>
      )}
    </div>
  );
}

function Way({ stumble }: { stumble: Stumble }) {
  const says = useSaying();
  const [, open] = useOpenSection();
  const { field, section, what } = stumble;
  return (
    <a
      href={`#field-${field}`}
      onClick={(event) => {
        if (section) {
          event.preventDefault();
          open(section);
          // Its form is drawn by then.
          requestAnimationFrame(() => goToSection(section));
        } else if (goToField(field, what)) event.preventDefault();
      }}
    >
      {says(stumble)}
    </a>
  );
}

function useSaying(): (stumble: Stumble) => string {
  const { facts, gate } = useStudioWords().content;
  const { dates } = useWords();
  return ({ kind, what, on, weight, fact }) => {
    if (kind === 'heavyPage') return gate.says.heavyPage(weight!);
    if (kind === 'factTakenOut') return gate.says.factTakenOut(what, facts[fact!.name]);
    if (kind === 'factTypedOver') {
      const { name, value } = fact!;
      return gate.says[saysTheSame(what, value) ? 'factTypedByHand' : 'factTypedOver'](
        what,
        facts[name],
        value,
      );
    }
    return gate.says[kind](kind === 'past' ? dates.day(what) : what, on ? dates.day(on) : '');
  };
}

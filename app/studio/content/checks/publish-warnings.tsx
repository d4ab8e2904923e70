import { useEffect, useId, useRef } from 'react';
import { saysTheSame } from '#app/publishing/facts/typed-instead.ts';
import type { PublishWarning } from '#app/publishing/checks/publish-warning.ts';
import { goToField } from '#app/studio/form/footer/go-to-field.ts';
import footerStyles from '#app/studio/kit/form-footer.module.css';
import { goToSection } from '#app/studio/content/form/sections/go-to-section.ts';
import { useOpenSection } from '#app/studio/preview/open-section.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { Toggle } from '#app/studio/kit/toggle.tsx';

interface PublishWarningsProps {
  publishWarnings: PublishWarning[];
  /** The checkbox is shown; not while the form was refused for another reason. */
  mayPass: boolean;
  isSchedule: boolean;
  /** The answer with the warnings: a new answer moves the focus again. */
  answer: unknown;
}

/** Each warning with a link to its field, and the checkbox to publish anyway. */
export function PublishWarnings({ publishWarnings, mayPass, isSchedule, answer }: PublishWarningsProps) {
  const words = useStudioWords().content.publishChecks;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer || !mayPass) return;
    box.current?.focus({ preventScroll: true });
    // At the top of a page the footer cannot rise above its form, and would push its own buttons out of
    // sight.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, mayPass]);
  return (
    <div
      ref={box}
      className={footerStyles.why}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      // Without scripts, the answered page opens here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={mayPass}
    >
      <p id={id}>{mayPass ? words[isSchedule ? 'notScheduled' : 'notPublished'] : words.besides}</p>
      <ul role="list">
        {publishWarnings.map((publishWarning) => (
          <li
            key={`${publishWarning.kind} ${publishWarning.field} ${publishWarning.section} ${publishWarning.what}`}
          >
            <Way publishWarning={publishWarning} />
          </li>
        ))}
      </ul>
      {mayPass && (
        <Toggle name="known" value="1">
          {words.publishAnyway}
        </Toggle>
      )}
    </div>
  );
}

function Way({ publishWarning }: { publishWarning: PublishWarning }) {
  const says = useSaying();
  const [, open] = useOpenSection();
  const { field, section, what } = publishWarning;
  return (
    <a
      href={`#field-${field}`}
      onClick={(event) => {
        if (section) {
          event.preventDefault();
          open(section);
          // Its form is rendered by then.
          requestAnimationFrame(() => goToSection(section));
        } else if (goToField(field, what)) event.preventDefault();
      }}
    >
      {says(publishWarning)}
    </a>
  );
}

function useSaying(): (publishWarning: PublishWarning) => string {
  const { facts, publishChecks } = useStudioWords().content;
  const { dates } = useWords();
  return ({ kind, what, on, weight, fact }) => {
    if (kind === 'heavyPage') return publishChecks.says.heavyPage(weight!);
    if (kind === 'factTakenOut') return publishChecks.says.factTakenOut(what, facts[fact!.name]);
    if (kind === 'factTypedOver') {
      const { name, value } = fact!;
      return publishChecks.says[saysTheSame(what, value) ? 'factTypedByHand' : 'factTypedOver'](
        what,
        facts[name],
        value,
      );
    }
    return publishChecks.says[kind](kind === 'past' ? dates.day(what) : what, on ? dates.day(on) : '');
  };
}

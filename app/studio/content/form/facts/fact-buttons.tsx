import { type FactName, factNames } from '#content/facts.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Button, buttonClass } from '#app/studio/kit/button.tsx';
import { Hint } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import styles from './fact-text.module.css';

/** Only conditions for a sentence, without a text. */
const UNSPOKEN: readonly FactName[] = ['contactable', 'helpDesk', 'portal', 'acknowledges'];

interface FactButtonsProps {
  facts: Partial<Record<string, string>>;
  onChoose: (name: FactName) => void;
}

/** Buttons that insert facts of the profile. */
export function FactButtons({ facts, onChoose }: FactButtonsProps) {
  const words = useStudioWords().content;
  const languageOf = useLanguageOf();
  return (
    <details>
      <summary className={buttonClass('quiet')}>
        <Icon name="plus" />
        {words.sections.putInFact}
      </summary>
      <div className={`${layout.stack} ${layout.close}`}>
        <Hint>{words.sections.putInFactHelp}</Hint>
        <div className={layout.line}>
          {factNames
            .filter((name) => !UNSPOKEN.includes(name))
            .map((name) => (
              // Keeps the focus and the caret in the text.
              <Button
                key={name}
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(name)}
              >
                {words.facts[name]}{' '}
                <small
                  lang={languageOf(facts[name] ?? '')}
                  className={facts[name] ? `${layout.oneLine} ${layout.plain} ${styles.value}` : layout.bad}
                >
                  {facts[name] || words.sections.empty}
                </small>
              </Button>
            ))}
        </div>
      </div>
    </details>
  );
}

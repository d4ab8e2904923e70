import { type FactName, factNames } from '#content/facts.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './fact-buttons.module.css';

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
    <details className={styles.facts}>
      <summary>{words.sections.putInFact}</summary>
      <p className="field__hint">{words.sections.putInFactHelp}</p>
      <div>
        {factNames
          .filter((name) => !UNSPOKEN.includes(name))
          .map((name) => (
            // Keeps the focus and the caret in the text.
            <button
              key={name}
              type="button"
              data-empty={facts[name] ? undefined : ''}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(name)}
            >
              {words.facts[name]}{' '}
              <span lang={languageOf(facts[name] ?? '')}>{facts[name] || words.sections.empty}</span>
            </button>
          ))}
      </div>
    </details>
  );
}

import { type FactName, factNames } from '#content/facts.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './fact-buttons.module.css';

/** They only decide whether a sentence is shown. */
const UNSPOKEN: readonly FactName[] = ['contactable', 'helpDesk', 'portal', 'acknowledges'];

interface FactButtonsProps {
  facts: Partial<Record<string, string>>;
  onChoose: (name: FactName) => void;
}

/** Facts of the profile, to put into the text. */
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
            // The text keeps the focus and its caret.
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

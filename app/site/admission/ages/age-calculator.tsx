import type { FilledSection } from '#app/features/pages/filled.ts';
import { useHref } from '#app/links.ts';
import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';
import { AgeAnswerPanel } from './age-answer.tsx';
import styles from './age-calculator.module.css';
import type { AgeCheck } from './age-check.ts';

interface AgeCalculatorProps {
  check: AgeCheck;
  section: FilledSection;
  /** The page's sections: some of them are the steps for a class. */
  sections: FilledSection[];
}

/**
 * A plain GET form, answered by the server on the same page. The answer comes before the form, so that a
 * phone that lands on the section shows it first.
 */
export function AgeCalculator({ check, section, sections }: AgeCalculatorProps) {
  const hrefOf = useHref();
  const { admission: words } = useWords();
  const { query, problems, answer } = check;
  return (
    <div className={`${styles.calculator} ${answer ? styles.answered : ''}`}>
      {answer && <AgeAnswerPanel answer={answer} query={query} sections={sections} />}
      {!answer && !problems.born && !problems.joins && <p>{section.values['intro']}</p>}
      <form
        className={styles.form}
        method="get"
        action={hrefOf('admissionProcess', {}, `#${section.id}`)}
        aria-labelledby={`${section.id}-heading`}
        autoComplete="off"
        data-print="no"
      >
        <DayField
          name="born"
          label={words.dateOfBirth}
          value={query.born}
          hint={words.birthHint}
          problem={bornProblem(problems.born, words)}
          required
        />
        <DayField
          name="joins"
          label={words.joiningOn}
          value={problems.joins === 'unclear' ? undefined : query.joins}
          hint={words.joiningHint}
          problem={problems.joins && words.problems[problems.joins]}
        />
        <button className="button button--dark" type="submit">
          {words.check}
        </button>
      </form>
      <p className={styles.guide}>{section.values['guide']}</p>
    </div>
  );
}

function bornProblem(problem: AgeCheck['problems']['born'], { problems }: Words['admission']) {
  return typeof problem === 'object' ? problems.tooLongAgo(problem.years) : problem && problems[problem];
}

interface DayFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  hint?: string;
  problem: string | undefined;
  required?: boolean;
}

/** A date field with a picker; its problem is shown above it and read out with it. */
function DayField({ name, label, value, hint, problem, required }: DayFieldProps) {
  const notes = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <span id={`${name}-hint`} className="field__hint">
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${name}-problem`} className="field__error">
          {problem}
        </span>
      )}
      <input
        id={name}
        type="date"
        name={name}
        defaultValue={value}
        required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
      />
    </div>
  );
}

import type { FilledSection } from '#app/features/pages/filled.ts';
import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';
import styles from './age-calculator.module.css';
import type { AgeAnswer, AgeCheck } from './age-check.ts';
import { stepsSectionOf } from './entry-stage.ts';

interface AgeAnswerProps {
  answer: AgeAnswer;
  query: AgeCheck['query'];
  sections: FilledSection[];
}

/** The age on that day, the class for it, and the steps of its admission. */
export function AgeAnswerPanel({ answer, query, sections }: AgeAnswerProps) {
  const words = useWords();
  const { admission, dates } = words;
  const day = dates.day(query.joins);
  return (
    <div className={styles.answer} role="status">
      <div className={styles.verdict}>
        <p>
          <b className={answer.kind === 'fits' ? styles.fits : undefined}>
            {admission.years(answer.age.years, answer.age.months)}
          </b>{' '}
          <span>{query.joinsAssumed ? admission.onAssumedDay(day) : admission.onDay(day)}</span>
        </p>
        <p className="lead">{verdictOf(answer, words)}</p>
      </div>
      {answer.kind === 'fits' && <StepsTo grades={answer.grades} sections={sections} />}
    </div>
  );
}

function verdictOf(answer: AgeAnswer, { admission: words, dates, gradeName }: Words): string {
  switch (answer.kind) {
    case 'fits':
      return words.fits(answer.grades.map(gradeName), answer.below);
    case 'tooYoung':
      return words.tooYoung(gradeName(answer.youngest.grade), dates.day(answer.from));
    case 'tooOld':
      return words.tooOld(gradeName(answer.oldest.grade));
  }
}

function StepsTo({ grades, sections }: { grades: string[]; sections: FilledSection[] }) {
  const { admission: words, gradeName } = useWords();
  const id = stepsSectionOf(grades[0] ?? '');
  const steps = sections.find((section) => section.id === id)?.items ?? [];
  if (steps.length === 0) return null;
  return (
    <div className={styles.steps}>
      <h3>{words.stepsTo(grades.map(gradeName))}</h3>
      <ol>
        {steps.map(({ heading }) => (
          <li key={heading}>{heading}</li>
        ))}
      </ol>
      <a className="link" href={`#${id}`} data-print="no">
        {words.stepsInFull}
      </a>
    </div>
  );
}

import { LinkedText } from './linked-text.tsx';
import { LanguageText } from './language-text.tsx';
import styles from './steps.module.css';

/** A sequence of steps, with large numbers. */
export function Steps({ steps }: { steps: { heading: string; text: string }[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ heading, text }) => (
        <li key={heading}>
          <h3>
            <LanguageText>{heading}</LanguageText>
          </h3>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ol>
  );
}

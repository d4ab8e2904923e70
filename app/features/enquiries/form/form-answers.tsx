import type { ReactNode, RefObject } from 'react';
import { AlertIcon } from '#app/ui/icons/interface.ts';
import type { Words } from '#app/words/en.ts';
import styles from './contact-form.module.css';
import { ReceiptNumber } from './receipt-number.tsx';
import type { FieldError, Trouble } from './send-enquiry.ts';

/** The element that takes the focus when it appears. */
type Box = RefObject<HTMLDivElement | null>;

interface ErrorSummaryProps {
  box: Box;
  errors: FieldError[];
  labels: Words['contactForm'];
}

/** The problems, each a link to its field. */
export function ErrorSummary({ box, errors, labels }: ErrorSummaryProps) {
  const heading =
    errors.length === 1 ? labels.oneWrong : labels.manyWrong.replace('{count}', String(errors.length));
  return (
    <Answer kind="wrong" box={box}>
      <h3>{heading}</h3>
      <ul role="list">
        {errors.map(({ field, code }) => (
          <li key={field}>
            <a href={`#contact-${field}`}>
              {labels[field]}: {labels.problems[field]?.[code]}
            </a>
          </li>
        ))}
      </ul>
    </Answer>
  );
}

interface TroubleMessageProps {
  box: Box;
  trouble: Trouble;
  phone: { text: string; href: string } | undefined;
  email: string;
  labels: Words['contactForm'];
}

/** What went wrong and what to do now. */
export function TroubleMessage({ box, trouble, phone, email, labels }: TroubleMessageProps) {
  return (
    <Answer kind="wrong" box={box}>
      <h3>{labels.notSent}</h3>
      <p>
        {labels.troubles[trouble]} {labels.stillHere}
      </p>
      {(phone || email) && (
        <ul role="list">
          {phone && (
            <li>
              {labels.orCall} <a href={phone.href}>{phone.text}</a>
            </li>
          )}
          {email && (
            <li>
              {labels.orWrite} <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
    </Answer>
  );
}

interface SentMessageProps {
  box: Box;
  receipt: string;
  thanks: string;
  labels: Words['contactForm'];
  onAnother: () => void;
}

export function SentMessage({ box, receipt, thanks, labels, onAnother }: SentMessageProps) {
  return (
    <Answer kind="done" box={box}>
      <h2>{labels.done}</h2>
      <p>{thanks}</p>
      <ReceiptNumber number={receipt} labels={labels} />
      <button type="button" className="link" onClick={onAnother}>
        {labels.another}
      </button>
    </Answer>
  );
}

interface AnswerProps {
  kind: 'wrong' | 'done';
  box: Box;
  children: ReactNode;
}

function Answer({ kind, box, children }: AnswerProps) {
  return (
    <div
      ref={box}
      className={`message message--${kind} ${styles.answer}`}
      role={kind === 'wrong' ? 'alert' : undefined}
      tabIndex={-1}
      // Without scripts, this scrolls to the answer and reads it out first.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      {children}
    </div>
  );
}

/** Above its field, and read out with it. */
export const FieldProblem = ({ id, children }: { id: string; children: string }) => (
  <span id={id} className={`field__error ${styles.problem}`}>
    <AlertIcon />
    {children}
  </span>
);

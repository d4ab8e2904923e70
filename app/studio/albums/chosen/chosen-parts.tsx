import { type ReactNode, useEffect, useRef } from 'react';
import { describedBy, FieldNotes } from '#app/studio/form/field-notes.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './chosen.module.css';

interface PartProps {
  busy: boolean;
  problem?: string | undefined;
}

interface ChosenWordsProps extends PartProps {
  /** The answer with the problem: a new answer is a new problem. */
  answer: unknown;
  children: ReactNode;
}

export function ChosenWords({ busy, problem, answer, children }: ChosenWordsProps) {
  const words = useStudioWords().albums.choosing;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem && answer) text.current?.focus();
  }, [problem, answer]);
  const notes = { hint: words.whatHint, problem };
  return (
    <div className={styles.words} data-is="words">
      {children}
      <div className="field">
        <label htmlFor="chosen-alt">{words.what}</label>
        <FieldNotes id="chosen-alt" {...notes} />
        <textarea ref={text} id="chosen-alt" name="alt" rows={3} {...describedBy('chosen-alt', notes)} />
      </div>
      <p className={styles.buttons}>
        <button
          className="button button--dark"
          name="intent"
          value="describe-chosen"
          aria-disabled={busy || undefined}
        >
          {words.describe}
        </button>
        <button
          className="button"
          name="intent"
          value="decorate"
          aria-disabled={busy || undefined}
          aria-describedby="decorate-hint"
        >
          {words.decorate}
        </button>
      </p>
      <p className={styles.hint} id="decorate-hint">
        {words.decorateHint}
      </p>
    </div>
  );
}

export function ChosenConsent({ busy, problem, isOut }: PartProps & { isOut: boolean }) {
  const words = useStudioWords().albums.choosing;
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) tick.current?.focus();
  }, [problem]);
  return (
    <fieldset data-is="consent">
      <legend>{words.consent}</legend>
      <FieldNotes id="chosen-consent" problem={problem} />
      <label className={styles.tick}>
        <input
          ref={tick}
          type="checkbox"
          name="consent"
          value="yes"
          {...describedBy('chosen-consent', { problem })}
        />
        <span>{words.signed}</span>
      </label>
      <button className="button" name="intent" value="release" aria-disabled={busy || undefined}>
        {isOut ? words.releaseNow : words.release}
      </button>
    </fieldset>
  );
}

export function ChosenPosition({ busy, positions }: PartProps & { positions: number }) {
  const words = useStudioWords().albums.choosing;
  return (
    <p className={styles.place} data-is="move">
      <label htmlFor="chosen-place">{words.position}</label>
      <select id="chosen-place" name="place" defaultValue="1">
        {Array.from({ length: Math.max(1, positions) }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </select>
      <button className="button" name="intent" value="move" aria-disabled={busy || undefined}>
        {words.move}
      </button>
    </p>
  );
}

export function ChosenWithdrawal({ busy }: PartProps) {
  const words = useStudioWords().albums.choosing;
  const { withdrawHelp } = useStudioWords().albums.photo;
  return (
    <details className={styles.danger} data-is="withdraw">
      <summary>{words.withdraw}…</summary>
      <p>{withdrawHelp}</p>
      <button className="button" name="intent" value="withdraw" aria-disabled={busy || undefined}>
        {words.withdraw}
      </button>
    </details>
  );
}

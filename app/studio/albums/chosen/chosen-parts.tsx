import { type ReactNode, useEffect, useRef } from 'react';
import { Button, buttonClass } from '#app/studio/kit/button.tsx';
import { describedBy, Field, FieldGroup, Hint } from '#app/studio/kit/field.tsx';
import { Select, TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

interface PartProps {
  busy: boolean;
  problem?: string | undefined;
}

interface ChosenWordsProps extends PartProps {
  /** The answer with the problem: a new answer is a new problem. */
  answer: unknown;
  children: ReactNode;
}

const part = `${layout.stack} ${layout.tight}`;

export function ChosenWords({ busy, problem, answer, children }: ChosenWordsProps) {
  const words = useStudioWords().albums.choosing;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem && answer) text.current?.focus();
  }, [problem, answer]);
  const notes = { hint: words.whatHint, problem };
  return (
    <div className={part} data-is="words">
      {children}
      <Field id="chosen-alt" label={words.what} {...notes}>
        <TextArea ref={text} id="chosen-alt" name="alt" rows={3} {...describedBy('chosen-alt', notes)} />
      </Field>
      <p className={layout.line}>
        <Button name="intent" value="describe-chosen" aria-disabled={busy || undefined}>
          {words.describe}
        </Button>
        <Button
          kind="quiet"
          name="intent"
          value="decorate"
          aria-disabled={busy || undefined}
          aria-describedby="decorate-hint"
        >
          {words.decorate}
        </Button>
      </p>
      <Hint id="decorate-hint">{words.decorateHint}</Hint>
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
    <div data-is="consent">
      <FieldGroup id="chosen-consent" label={words.consent} problem={problem}>
        <Toggle ref={tick} name="consent" value="yes" {...describedBy('chosen-consent', { problem })}>
          {words.signed}
        </Toggle>
        <p>
          <Button name="intent" value="release" aria-disabled={busy || undefined}>
            {isOut ? words.releaseNow : words.release}
          </Button>
        </p>
      </FieldGroup>
    </div>
  );
}

export function ChosenPosition({ busy, positions }: PartProps & { positions: number }) {
  const words = useStudioWords().albums.choosing;
  return (
    <div data-is="move">
      <Field id="chosen-place" label={words.position}>
        <span className={layout.line}>
          <span>
            <Select id="chosen-place" name="place" defaultValue="1">
              {Array.from({ length: Math.max(1, positions) }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </Select>
          </span>
          <Button name="intent" value="move" aria-disabled={busy || undefined}>
            {words.move}
          </Button>
        </span>
      </Field>
    </div>
  );
}

/** Opened on purpose: it takes photos off every page. */
export function ChosenWithdrawal({ busy }: PartProps) {
  const words = useStudioWords().albums.choosing;
  const { withdrawHelp } = useStudioWords().albums.photo;
  return (
    <details data-is="withdraw">
      <summary className={buttonClass('danger')}>{words.withdraw}…</summary>
      <p>{withdrawHelp}</p>
      <Button kind="danger" name="intent" value="withdraw" aria-disabled={busy || undefined}>
        {words.withdraw}
      </Button>
    </details>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Button, buttonClass } from '#app/studio/kit/button.tsx';
import { describedBy, Field, Hint, Problem } from '#app/studio/kit/field.tsx';
import { Select, TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { RadioCards } from '#app/studio/kit/radio-cards.tsx';
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
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) cards.current?.querySelector('input')?.focus();
  }, [problem]);
  return (
    <div ref={cards} className={part} data-is="consent">
      {problem && <Problem>{problem}</Problem>}
      <RadioCards
        name="consent"
        legend={words.consent}
        chosen={undefined}
        cards={[
          { value: 'yes', label: words.yes, help: words.signed },
          { value: 'no', label: words.notYet, help: words.notYetHelp },
          { value: 'nobody', label: words.nobody },
        ]}
      />
      <p>
        <Button name="intent" value="release" aria-disabled={busy || undefined}>
          {isOut ? words.releaseNow : words.release}
        </Button>
      </p>
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

/** Closed at first, because it removes photos from every page. */
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

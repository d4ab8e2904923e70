import { type FocusEvent, type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Draft, findDraft, forgetDraft, hasText, keepDraft, newKey, type Typed } from './draft.ts';
import { cleanField, type EnquiryField, enquiryFields, fieldProblem } from './field-rules.ts';
import { fetchStamp, type FieldError, type Outcome, sendEnquiry } from './send-enquiry.ts';

export type FieldErrors = Partial<Record<EnquiryField, FieldError['code'] | undefined>>;

/** The state and behaviour of the form. The fields keep their own text, as plain fields do. */
export function useEnquiry(schoolCode: string, pageStamp: string, before: Outcome | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const key = useRef('');
  const freshStamp = useRef<Promise<string | undefined>>(undefined);
  const isSending = useRef(false);
  const isPressing = useRef(false);
  const [busy, setBusy] = useState(false);
  const [first] = useState(before);
  const [outcome, setOutcome] = useState(first);
  const [errors, setErrors] = useState(errorsOf(first));
  const [offer, setOffer] = useState<Draft>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const draft = findDraft();
    key.current = draft?.key ?? newKey();
    const typed = readTyped(form.current!);
    if (!draft) keepDraft({ typed, key: key.current });
    else if (enquiryFields.some((field) => draft.typed[field] && !typed[field])) setOffer(draft);
  }, []);

  // For an answer that came with the page, the browser sets the focus.
  useEffect(() => {
    if (outcome && outcome !== first) answer.current?.focus();
  }, [outcome, first]);

  useEffect(() => {
    if (round > 0) inputOf(form.current!, 'name').focus();
  }, [round]);

  const begin = () => (freshStamp.current ??= fetchStamp(schoolCode));

  /** If anything fails here, the browser sends the form as it does without scripts. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const plain = event.currentTarget;
    try {
      await send(plain);
    } catch {
      plain.submit();
    }
  }

  async function send(filled: HTMLFormElement) {
    const typed = readTyped(filled);
    const topic = String(new FormData(filled).get('topic') ?? '');
    const wrong = problemsOf(typed);
    if (wrong.length > 0) return show({ kind: 'wrong', errors: wrong });
    isSending.current = true;
    setBusy(true);
    const stamp = (await begin()) ?? pageStamp;
    const now = await sendEnquiry(schoolCode, { ...typed, key: key.current, stamp, topic });
    isSending.current = false;
    setBusy(false);
    show(now);
  }

  function show(now: Outcome) {
    setErrors(errorsOf(now));
    setOutcome(now);
    if (now.kind !== 'sent') return;
    forgetDraft();
    setOffer(undefined);
    key.current = newKey();
    freshStamp.current = undefined;
  }

  function note(event: FormEvent<HTMLFormElement>) {
    keepDraft({ typed: readTyped(event.currentTarget), key: key.current });
    const field = fieldOf(event.target);
    if (field && errors[field]) judge(event.currentTarget, field);
  }

  /** Only filled fields are checked, and not between press and click: the button would move away. */
  function leave(event: FocusEvent<HTMLFormElement>) {
    const field = fieldOf(event.target);
    if (!field || isPressing.current || !inputOf(event.currentTarget, field).value.trim()) return;
    judge(event.currentTarget, field);
  }

  function judge(within: HTMLFormElement, field: EnquiryField) {
    const code = fieldProblem(field, cleanField(field, inputOf(within, field).value));
    setErrors((previous) => ({ ...previous, [field]: code }));
  }

  return {
    busy,
    outcome,
    errors,
    offer,
    /** How often an emptied form came back after a message was sent. */
    round,
    /** The element that takes the focus when it appears. */
    answer,
    again: () => {
      setOutcome(undefined);
      setRound(round + 1);
    },
    restore: () => {
      if (offer) writeTyped(form.current!, offer.typed);
      setOffer(undefined);
    },
    discard: () => {
      // Only the old draft: anything typed since stays.
      keepDraft({ typed: readTyped(form.current!), key: key.current });
      setOffer(undefined);
    },
    formProps: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: note,
      onFocus: () => void begin(),
      onBlur: leave,
      onPointerDown: ({ target }: PointerEvent) =>
        (isPressing.current = target instanceof Element && target.closest('a, button') !== null),
      onPointerUp: () => (isPressing.current = false),
    },
  };
}

const errorsOf = (outcome: Outcome | undefined): FieldErrors =>
  outcome?.kind === 'wrong' ? Object.fromEntries(outcome.errors.map(({ field, code }) => [field, code])) : {};

const problemsOf = (typed: Typed): FieldError[] =>
  enquiryFields.flatMap((field) => {
    const code = fieldProblem(field, cleanField(field, typed[field]));
    return code ? [{ field, code }] : [];
  });

const fieldOf = (target: EventTarget) =>
  enquiryFields.find((field) => field === (target as { name?: unknown }).name);

const inputOf = (form: HTMLFormElement, field: EnquiryField) =>
  form.elements.namedItem(field) as HTMLInputElement;

const readTyped = (form: HTMLFormElement) =>
  Object.fromEntries(enquiryFields.map((field) => [field, inputOf(form, field).value])) as Typed;

/** Text that is in the form already was typed later and stays. */
function writeTyped(form: HTMLFormElement, typed: Typed): void {
  for (const field of enquiryFields) {
    const input = inputOf(form, field);
    if (!input.value) input.value = typed[field];
  }
  if (hasText(typed)) inputOf(form, 'message').focus();
}

import type { InputHTMLAttributes } from 'react';
import { kindOf, mostOf, type ProfileFieldKind, tidied } from '#app/features/school/profile-fields.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';
import { describedBy, FieldNotes } from '#app/studio/form/field-notes.tsx';
import { useTooLong } from '#app/studio/form/use-too-long.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';

interface ProfileFieldProps {
  name: string;
  value: string;
  problem: ProfileProblem | undefined;
  isPlaceholder: boolean;
}

export function ProfileField({ name, value, problem: refused, isPlaceholder }: ProfileFieldProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().profile;
  const [label, help] = words.fields[name] ?? [name, ''];
  const id = `field-${name}`;
  const kind = kindOf(name);
  const length = useTooLong(value, mostOf(name));
  const notes = {
    hint: isPlaceholder ? (
      <>
        {help} <b>{words.placeholder}</b>
      </>
    ) : (
      help
    ),
    problem: length.problem ?? (refused && words.problems[refused]),
  };
  const input = {
    ...describedBy(id, notes),
    ...KEYBOARDS[kind],
    ...(AUTOCOMPLETE[name] && { autoComplete: AUTOCOMPLETE[name] }),
    id,
    name,
    defaultValue: value,
    lang: languageOf(value),
    onInput: length.onInput,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} {...notes} />
      {kind === 'text' || kind === 'lines' ? (
        <textarea {...input} rows={4} />
      ) : (
        <input
          {...input}
          // Seen at once as it will be understood.
          onBlur={({ currentTarget }) => {
            currentTarget.value = tidied(name, currentTarget.value.trim());
          }}
        />
      )}
      {length.left && <span className="field__hint">{length.left}</span>}
    </div>
  );
}

const PLAIN = { autoCapitalize: 'off', spellCheck: false } as const;

/** What is typed the easiest on a phone; no `type`, which would refuse what we understand. */
const KEYBOARDS: Record<
  ProfileFieldKind,
  Pick<InputHTMLAttributes<HTMLElement>, 'inputMode' | 'spellCheck'>
> = {
  line: {},
  text: {},
  lines: {},
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email', ...PLAIN },
  url: { inputMode: 'url', ...PLAIN },
  rupees: { inputMode: 'numeric' },
};

const AUTOCOMPLETE: Partial<Record<string, string>> = {
  name: 'organization',
  phone: 'tel',
  whatsapp: 'tel',
  email: 'email',
  addressLines: 'street-address',
};

import type { InputHTMLAttributes } from 'react';
import type { PhoneField } from '#app/features/school/phone-links.ts';
import { kindOf, maxLengthOf, type ProfileFieldKind, tidied } from '#app/features/school/profile-fields.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';
import { PhoneUnderstood } from './phone-understood.tsx';
import { describedBy, FieldNotes } from '#app/studio/form/field-notes.tsx';
import { useTooLong } from '#app/studio/form/use-too-long.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';

interface ProfileFieldProps {
  name: string;
  value: string;
  problem: ProfileProblem | undefined;
  isPlaceholder: boolean;
  /** Of a phone number: how it will be called. */
  understood?: string | undefined;
}

export function ProfileField({
  name,
  value,
  problem: refused,
  isPlaceholder,
  understood,
}: ProfileFieldProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().profile;
  const [label, help] = words.fields[name] ?? [name, ''];
  const id = `field-${name}`;
  const kind = kindOf(name);
  const length = useTooLong(value, maxLengthOf(name));
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
      {isPhoneField(name) && (
        <PhoneUnderstood name={name} typed={length.text} stored={{ typed: value, understood }} />
      )}
      {length.left && <span className="field__hint">{length.left}</span>}
    </div>
  );
}

const isPhoneField = (name: string): name is PhoneField => kindOf(name) === 'phone';

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

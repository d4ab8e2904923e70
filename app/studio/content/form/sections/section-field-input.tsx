import type { ChangeEvent, FocusEvent } from 'react';
import type { SectionField } from '#content/section-kinds.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { languageOf } from '#app/words/language-of.ts';
import { FilePick } from '#app/studio/content/form/pick/file-pick.tsx';
import { PagePick } from './page-pick.tsx';

interface SectionFieldInputProps {
  id: string;
  field: SectionField;
  value: string;
  onChange: (value: string) => void;
  onWriting: (insert: Insert) => void;
}

/** Puts a text in where somebody wrote last. */
export type Insert = (text: string) => void;

type Writing = HTMLInputElement | HTMLTextAreaElement;

export function SectionFieldInput({ id, field, value, onChange, onWriting }: SectionFieldInputProps) {
  const { chooseOne } = useStudioWords().content;
  const { kind, label, help, options = [] } = field;
  if (kind === 'picture' || kind === 'paper')
    return (
      <FilePick
        name={id}
        label={label}
        value={value}
        kind={kind === 'picture' ? 'image' : 'document'}
        onChange={onChange}
      />
    );
  const input = {
    id,
    value,
    'aria-describedby': help ? `${id}-help` : undefined,
    onChange: ({ target }: ChangeEvent<Writing | HTMLSelectElement>) => onChange(target.value),
  };
  // Where the caret stood when a fact is put in.
  const writing = {
    ...input,
    lang: languageOf(value),
    onFocus: ({ target }: FocusEvent<Writing>) =>
      onWriting((text) => {
        const [from, to] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
        onChange(target.value.slice(0, from) + text + target.value.slice(to));
        target.focus();
      }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="field__hint" id={`${id}-help`}>
          {help}
        </span>
      )}
      {kind === 'text' ? (
        <textarea {...writing} rows={Math.min(12, 2 + Math.ceil(value.length / 60))} />
      ) : kind === 'page' ? (
        <PagePick {...input} />
      ) : kind === 'choice' ? (
        <select {...input}>
          <option value="">{chooseOne}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...writing} type="text" inputMode={kind === 'url' ? 'url' : undefined} />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { type Field, isFilesField } from '#app/publishing/content-type.ts';
import { type Fields, filesOf, textOf } from '#app/publishing/fields.ts';
import { languageOf } from '#app/words/language-of.ts';
import { describedBy, FieldNotes } from '../form/field-notes.tsx';
import { useTooLong } from '../form/use-too-long.ts';
import { FilesInput } from './files-input.tsx';
import type { KnownFile } from './load-item.server.ts';
import { countedMost, problemText } from './problem-text.ts';
import { RichInput } from './rich-input.tsx';
import { words } from './words.ts';

interface FormFieldProps {
  field: Field;
  fields: Fields;
  files: Record<string, KnownFile>;
  problem: string | undefined;
  proposedAlt: () => string;
  onChange: () => void;
  onBusy: (busy: boolean) => void;
}

export function FormField({ field, fields, problem, ...rest }: FormFieldProps) {
  const id = `field-${field.name}`;
  const value = textOf(fields, field.name);
  const most = countedMost(field);
  const length = useTooLong(value, most);
  const known = problem === 'tooLong' && most ? undefined : problem;
  const said = length.problem ?? (known && problemText(known, field, fields));
  if (isFilesField(field))
    return <FilesInput {...rest} id={id} field={field} value={filesOf(fields, field.name)} problem={said} />;
  const notes = { hint: field.help, problem: said };
  const input = {
    id,
    name: field.name,
    ...describedBy(id, notes),
    'aria-required': field.required,
    onInput: length.onInput,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <FieldNotes id={id} {...notes} />
      {inputOf(field, value, input, rest.onChange)}
      {length.left && <span className="field__hint">{length.left}</span>}
    </div>
  );
}

interface InputAttributes {
  id: string;
  name: string;
  onInput: ReturnType<typeof useTooLong>['onInput'];
}

function inputOf(
  field: Exclude<Field, { role: unknown }>,
  value: string,
  input: InputAttributes,
  onChange: () => void,
): ReactNode {
  const lang = languageOf(value);
  switch (field.kind) {
    case 'text':
      return <textarea {...input} defaultValue={value} lang={lang} rows={10} />;
    case 'rich':
      return <RichInput {...input} label={field.label} value={value} onChange={onChange} />;
    case 'choice':
      return (
        <select {...input} defaultValue={value}>
          <option value="">{words.chooseOne}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'day':
      return <input {...input} type="date" defaultValue={value} />;
    case 'url':
      return <input {...input} inputMode="url" defaultValue={value} />;
    case 'line':
      return <input {...input} type="text" defaultValue={value} lang={lang} />;
  }
}

import type { ChangeEvent } from 'react';
import type { SectionField } from '#content/section-kinds.ts';
import { Field } from '#app/studio/kit/field.tsx';
import { Select } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { FactTexts } from '../facts/fact-chip.ts';
import { FactText } from '../facts/fact-text.tsx';
import type { OnWriting } from '../facts/writing.ts';
import { FactRich } from '../rich/fact-rich.tsx';
import { FilePick } from '#app/studio/content/form/pick/file-pick.tsx';
import { PagePick } from './page-pick.tsx';

interface SectionFieldInputProps {
  id: string;
  field: SectionField;
  value: string;
  facts: FactTexts;
  onChange: (value: string) => void;
  onWriting: OnWriting;
}

export function SectionFieldInput({ id, field, value, facts, ...on }: SectionFieldInputProps) {
  const { chooseOne } = useStudioWords().content;
  const { kind, label, help, options = [] } = field;
  if (kind === 'picture' || kind === 'paper')
    return (
      <FilePick
        name={id}
        label={label}
        value={value}
        kind={kind === 'picture' ? 'image' : 'document'}
        onChange={on.onChange}
      />
    );
  const input = {
    id,
    value,
    'aria-describedby': help ? `${id}-hint` : undefined,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => on.onChange(target.value),
  };
  return (
    <Field id={id} label={label} hint={help}>
      {kind === 'page' ? (
        <PagePick {...input} onChange={on.onChange} />
      ) : kind === 'choice' ? (
        <Select {...input}>
          <option value="">{chooseOne}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : kind === 'rich' || kind === 'table' ? (
        <FactRich
          id={id}
          value={value}
          aria-describedby={input['aria-describedby']}
          shape={kind === 'table' ? 'table' : 'text'}
          facts={facts}
          {...on}
        />
      ) : (
        <FactText
          {...input}
          {...on}
          facts={facts}
          isSingleLine={kind !== 'text'}
          inputMode={kind === 'url' ? 'url' : undefined}
        />
      )}
    </Field>
  );
}

import { useStudioWords } from '#app/studio/words/words.ts';
import { type ReactNode, useState } from 'react';
import {
  type ChoiceField,
  chosenOf,
  type Field,
  isFilesField,
  mayMentionFacts,
} from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { describedBy, Field as KitField, FieldGroup, Hint } from '#app/studio/kit/field.tsx';
import { Icon, type IconName } from '#app/studio/kit/icon.tsx';
import { Input, Select, TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useTooLong } from '#app/studio/form/use-too-long.ts';
import type { FactTexts } from './facts/fact-chip.ts';
import { PostedFactText } from './facts/posted-fact-text.tsx';
import { FilesInput } from './files-input.tsx';
import { countedMost, problemText } from './problem-text.ts';
import type { Extra } from '#app/studio/content/load-extra.server.ts';
import { tidyText } from '#app/publishing/drafts/tidy-text.ts';
import { LogoInput } from './logo/logo-input.tsx';
import { PhoneUnderstood } from './phone-understood.tsx';
import { RowsInput } from './rows-input.tsx';
import { RichInput } from './rich/rich-input.tsx';
import { FilePick } from './pick/file-pick.tsx';
import { SectionsInput } from './sections/sections-input.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';

interface FormFieldProps {
  field: Field;
  /** It names the item. */
  isTitle: boolean;
  fields: Fields;
  problem: string | undefined;
  /** A proposed name for a document of the item. */
  proposedName: () => string;
  /** For an optional field: the text used instead of an empty one. */
  propose: () => string;
  /** For texts that may mention facts, with the current text. */
  onChange: (text?: string) => void;
  facts: FactTexts;
  extra: Extra;
  /** For a phone number as loaded: how it will be dialled. */
  understood: string | undefined;
}

export function FormField(props: FormFieldProps) {
  const { field, fields, problem, facts, proposedName, propose, onChange, extra } = props;
  const words = useStudioWords();
  const languageOf = useLanguageOf();
  const id = `field-${field.name}`;
  const [used, setUsed] = useState<string>();
  const value = used ?? textOf(fields, field.name);
  const most = countedMost(field);
  const length = useTooLong(value, most);
  const otherProblem = problem === 'tooLong' && most ? undefined : problem;
  const problemMessage = length.problem ?? (otherProblem && problemText(words, otherProblem, field, fields));
  if (field.isSettled?.(fields.texts)) return <input type="hidden" name={field.name} value={value} />;
  const hint = extra.placeholders?.includes(field.name) ? (
    <>
      {field.help} <b>{words.profile.placeholder}</b>
    </>
  ) : (
    field.help
  );
  const notes = { hint, problem: problemMessage };
  if (isFilesField(field) && field.isLogo)
    return <LogoInput {...{ id, field, notes }} colours={extra.headerColours} />;
  if (isFilesField(field))
    return <FilesInput {...{ id, field, proposedName }} problem={problem} says={problemMessage} />;
  if (field.kind === 'sections')
    return (
      <SectionsInput
        {...{ id, facts, value, onChange }}
        offers={field.offers}
        name={field.name}
        label={field.label}
      />
    );
  if (field.kind === 'picture') return <PictureField {...{ id, value, field, onChange }} />;
  if (field.kind === 'rows') return <RowsInput {...{ id, field, value, notes, onChange }} />;
  if (field.kind === 'choices') return <Choices id={id} field={field} value={value} notes={notes} />;
  const named = { id, name: field.name, ...describedBy(id, notes), 'aria-required': field.required };
  const input = { ...named, onInput: length.onInput };
  return (
    <KitField id={id} label={field.label} count={length.left} {...notes}>
      {mayMentionFacts(field) ? (
        <PostedFactText
          key={used}
          {...named}
          isSingleLine={field.kind === 'line'}
          value={value}
          facts={facts}
          onChange={(text) => {
            length.onText(text);
            onChange(text);
          }}
        />
      ) : (
        inputOf(field, value, input, onChange, {
          chooseOne: words.content.chooseOne,
          lang: languageOf(value),
          isTitle: props.isTitle,
        })
      )}
      {(field.kind === 'phones' || field.kind === 'chat') && (
        <PhoneUnderstood
          kind={field.kind}
          typed={length.text}
          stored={{ typed: value, understood: props.understood }}
        />
      )}
      {'isProposed' in field && field.isProposed && length.text.trim() === '' && (
        <Proposal
          propose={propose}
          onUse={(text) => {
            setUsed(text);
            length.onText(text);
            onChange(text);
          }}
        />
      )}
    </KitField>
  );
}

interface PictureFieldProps {
  id: string;
  field: Field;
  value: string;
  onChange: () => void;
}

/** One of the item's own pictures. */
function PictureField({ id, field, value, onChange }: PictureFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <div id={id} tabIndex={-1}>
      <input type="hidden" name={field.name} value={chosen} />
      <FilePick
        name={field.name}
        label={field.label}
        help={field.help}
        value={chosen}
        kind="image"
        onChange={(mediaId) => {
          setChosen(mediaId);
          onChange();
        }}
      />
    </div>
  );
}

interface ChoicesProps {
  id: string;
  field: ChoiceField;
  value: string;
  notes: { hint: ReactNode; problem: string | undefined };
}

function Choices({ id, field, value, notes }: ChoicesProps) {
  const chosen = chosenOf(value);
  return (
    <FieldGroup id={id} label={field.label} {...notes}>
      <div className={layout.line}>
        {field.options.map((option) => (
          <Toggle
            key={option.value}
            name={field.name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          >
            {option.label}
          </Toggle>
        ))}
      </div>
    </FieldGroup>
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
  { chooseOne, lang, isTitle }: { chooseOne: string; lang: string | undefined; isTitle: boolean },
): ReactNode {
  switch (field.kind) {
    case 'text':
      return (
        <TextArea
          {...input}
          autoComplete={field.autoComplete}
          defaultValue={value}
          lang={lang}
          rows={field.lines ? 4 : field.max <= 500 ? 3 : 10}
        />
      );
    case 'rich':
      return <RichInput {...input} value={value} onChange={onChange} />;
    case 'choices':
    case 'sections':
    case 'picture':
    case 'rows':
      throw new Error(`${field.kind} is no single input`);
    case 'time':
      return <Input {...input} type="time" defaultValue={value} />;
    case 'choice':
      return (
        <Select {...input} defaultValue={value}>
          <option value="">{chooseOne}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    case 'day':
      return <Input {...input} type="date" defaultValue={value} />;
    case 'address':
      return <Input {...input} inputMode="url" defaultValue={value} />;
    case 'url':
    case 'phones':
    case 'chat':
    case 'email':
    case 'amount':
      return (
        <Input
          {...input}
          icon={ICONS[field.kind] && <Icon name={ICONS[field.kind]!} />}
          {...KEYBOARDS[field.kind]}
          defaultValue={value}
          // Shows immediately how it is understood.
          onBlur={({ currentTarget }) => {
            currentTarget.value = tidyText(field, currentTarget.value.trim());
          }}
        />
      );
    case 'line':
      return (
        <Input
          {...input}
          isTitle={isTitle}
          type="text"
          autoComplete={field.autoComplete}
          defaultValue={value}
          lang={lang}
        />
      );
  }
}

const ICONS: Partial<Record<Field['kind'], IconName>> = {
  phones: 'phone',
  chat: 'whatsapp',
  email: 'mail',
  url: 'link',
};

const PLAIN = { autoCapitalize: 'off', spellCheck: false } as const;

/** The easiest keyboard on a phone; no `type`, which would refuse formats that we accept. */
const KEYBOARDS = {
  url: { inputMode: 'url', ...PLAIN },
  phones: { inputMode: 'tel', autoComplete: 'tel' },
  chat: { inputMode: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email', ...PLAIN },
  amount: { inputMode: 'numeric' },
} as const;

interface ProposalProps {
  /** From the current values of the form. */
  propose: () => string;
  onUse: (text: string) => void;
}

/** Below an empty field: the text used instead, and a button to edit it. */
function Proposal({ propose, onUse }: ProposalProps) {
  const words = useStudioWords().content.proposal;
  const hydrated = useHydrated();
  // The form is rendered again after each save.
  const text = propose();
  if (!text) return null;
  return (
    <div className={layout.line}>
      <Hint>{words.says(text)}</Hint>
      {hydrated && (
        <Button type="button" kind="quiet" onClick={() => onUse(text)}>
          {words.use}
        </Button>
      )}
    </div>
  );
}

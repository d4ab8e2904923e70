import { profileAddress } from '#app/studio/content/types/addresses.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PageSection } from '#content/page-text.ts';
import type { SectionField } from '#content/section-kinds.ts';
import { insertAt } from '#app/core/insert-at.ts';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { Button } from '#app/studio/kit/button.tsx';
import { FieldGroup, Problem } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { translateSection } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { emptyFacts } from './empty-facts.ts';
import { FactButtons } from '../facts/fact-buttons.tsx';
import type { Insert } from '../facts/writing.ts';
import { SectionFieldInput } from './section-field-input.tsx';

interface SectionFormProps {
  section: PageSection;
  facts: Partial<Record<string, string>>;
  onChange: (to: Pick<PageSection, 'values' | 'items'>) => void;
}

type Values = PageSection['values'];

/** The fields of a section of this kind, and the rows of its list. */
export function SectionForm({ section, facts, onChange }: SectionFormProps) {
  const studioWords = useStudioWords();
  const words = studioWords.content;
  const { fields, items: rows } = translateSection(section.kind, studioWords);
  const { values, items } = section;
  const writing = useRef<{ insert: Insert; isPassing: boolean }>(undefined);
  const empty = emptyFacts(section, facts);
  const setItems = (next: Values[]) => onChange({ values, items: next });
  const [removed, setRemoved] = useState<{ item: Values; at: number }>();
  const remove = (at: number) => {
    setRemoved({ item: items[at]!, at });
    setItems(items.filter((_, each) => each !== at));
  };
  const bringBack = () => {
    if (removed) setItems(insertAt(items, removed.at, removed.item));
    setRemoved(undefined);
  };

  const inputs = (
    sectionFields: readonly SectionField[],
    current: Values,
    name: string,
    onValues: (current: Values) => void,
  ) =>
    sectionFields
      .filter(({ unless }) => !unless || !current[unless])
      .map((field) => (
        <SectionFieldInput
          key={field.name}
          id={`${name}-${field.name}`}
          field={field}
          value={current[field.name] ?? ''}
          facts={facts}
          onChange={(value) => onValues({ ...current, [field.name]: value })}
          onWriting={(insert, isPassing) => {
            if (!isPassing || writing.current?.isPassing !== false) writing.current = { insert, isPassing };
          }}
        />
      ));

  return (
    <>
      {inputs(fields, values, section.id, (next) => onChange({ values: next, items }))}
      {rows && (
        <>
          <ol role="list" className={layout.stack}>
            {items.map((item, index) => (
              <li key={index}>
                <FieldGroup id={`${section.id}-${index}`} label={words.sections.row(rows.one, index + 1)}>
                  <div className={`${layout.sheet} ${layout.pad}`}>
                    {inputs(rows.fields, item, `${section.id}-${index}`, (next) =>
                      setItems(items.map((each, at) => (at === index ? next : each))),
                    )}
                    <div className={layout.line} hidden={rows.isFixed}>
                      <Button
                        type="button"
                        kind="quiet"
                        icon={<Icon name="arrow-up" />}
                        disabled={index === 0}
                        onClick={() => setItems(swapped(items, index, index - 1))}
                      >
                        {words.sections.rowUp}
                        <span className="unseen"> {index + 1}</span>
                      </Button>
                      <Button
                        type="button"
                        kind="quiet"
                        icon={<Icon name="trash" />}
                        onClick={() => remove(index)}
                      >
                        {words.sections.rowRemove}
                        <span className="unseen"> {index + 1}</span>
                      </Button>
                    </div>
                  </div>
                </FieldGroup>
              </li>
            ))}
          </ol>
          <Undo
            turn={removed}
            text={removed ? words.sections.rowRemoved(words.sections.row(rows.one, removed.at + 1)) : ''}
            onUndo={bringBack}
          />
          <p hidden={rows.isFixed || items.length >= (rows.most ?? Infinity)}>
            <Button type="button" icon={<Icon name="plus" />} onClick={() => setItems([...items, {}])}>
              {words.sections.another(rows.one)}
            </Button>
          </p>
        </>
      )}
      {empty.map((name) => (
        <Problem key={name}>
          {words.sections.factIsEmpty(words.facts[name])}{' '}
          <Link to={profileAddress()}>{words.sections.fillIn}</Link>
        </Problem>
      ))}
      <FactButtons facts={facts} onChoose={(name) => writing.current?.insert(`{${name}}`)} />
    </>
  );
}

function swapped<Each>(all: readonly Each[], one: number, other: number): Each[] {
  const next = [...all];
  [next[one], next[other]] = [next[other]!, next[one]!];
  return next;
}

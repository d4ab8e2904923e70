import { useStudioWords } from '#app/studio/words/words.ts';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { languageOf } from '#app/words/language-of.ts';
import { readOut } from './facts/fact-chip.ts';
import { useEmptyFacts } from './facts/use-empty-facts.ts';
import { BegunNote } from './begun-note.tsx';
import { Conflict } from './conflict.tsx';
import { DueNote } from './times/due-note.tsx';
import { FormActions } from './form-actions.tsx';
import { FormField } from './form-field.tsx';
import { FormNotes } from './form-notes.tsx';
import { FormOutcome } from './standing/form-outcome.tsx';
import styles from './item-form.module.css';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { WayBack } from '#app/studio/ways/way-back.tsx';
import { PublishTime } from './times/publish-time-fields.tsx';
import { ScheduleChange } from './times/schedule-change.tsx';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { extras } from '#app/studio/content/types/extras.tsx';
import { findType } from '#app/content-types.ts';
import { type ContentType, nameOf } from '#app/publishing/content-type.ts';
import { itemAddress, listAddress, previewAddress } from '#app/studio/content/types/addresses.ts';
import { type Destination, Destinations } from './sections/page-pick.tsx';
import { FilesOfItem, useFilesOfItem } from './pick/item-files.ts';
import { useAutosave } from './standing/use-autosave.ts';
import { useStanding } from './standing/use-standing.ts';
import { LivePreview } from '#app/studio/preview/live-preview.tsx';
import { OpenSectionContext } from '#app/studio/preview/open-section.ts';
import { useWide } from '#app/studio/preview/use-wide.ts';

interface ItemFormProps {
  item: LoadedItem & { done: string | null };
  said: FormAnswer | undefined;
}

const NO_FACTS = {};
const NO_DESTINATIONS: Destination[] = [];

/** The one form of all content. Without JavaScript its buttons save; with it, it saves itself as one writes. */
export function ItemForm({ item, said }: ItemFormProps) {
  const words = useStudioWords().content;
  const type = findType(item.type)!;
  const { state } = item;
  const fields = said?.mine ?? item.fields;
  const form = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(form, `${itemAddress(type, item.id)}/draft`, {
    base: said?.conflict?.base ?? said?.saved?.base ?? item.base,
    paused: state === 'trash' || said?.conflict !== undefined,
  });
  const { problems, mend } = useProblems(said);
  const facts = item.extra.facts ?? NO_FACTS;
  const emptyFacts = useEmptyFacts(type, fields, facts);
  const changed = (name: string) => {
    mend(name);
    autosave.schedule();
  };
  const files = useFilesOfItem({ type, fields, known: item.files, problems, onChange: changed });
  const openSection = useState<string>();
  const { now, comes, done, isBusy, noteFrom } = useStanding({
    item,
    said,
    keep: autosave.keep,
    problems: Object.keys(problems).length,
    isSendingFile: files.isSending,
  });
  const isWide = useWide();
  const Extra = extras[type.name];
  const title = readOut(nameOf(type, { id: item.id, title: item.fields.texts[type.title] }), facts, words);
  return (
    <>
      <p>
        <WayBack strong to={listAddress(type)}>
          {type.words.many}
        </WayBack>
      </p>
      <header className={styles.head}>
        <h1 lang={languageOf(title)}>{title || words.newItem(type.words.one)}</h1>
        <StateBadge state={state} hasDraft={now.differs} />
      </header>
      <FormNotes item={item} />
      {item.due && <DueNote due={item.due} type={type} fields={fields} action={itemAddress(type, item.id)} />}
      {item.extra.begun && (
        <BegunNote begun={item.extra.begun} action={itemAddress(type, item.id)} hasDraft={item.hasDraft} />
      )}
      <OpenSectionContext value={openSection}>
        <div className={styles.desk}>
          <Form
            method="post"
            ref={form}
            className={styles.form}
            // Refused, what was never kept is still there to be mended.
            action={itemAddress(type, item.id) + (item.isNew ? '?new' : '')}
            onSubmit={(event) => {
              // A second press while the first is on its way asks for nothing new; a file on its way would be left behind.
              if (isBusy) return event.preventDefault();
              autosave.onSubmit();
            }}
            onInput={({ target }) => {
              noteFrom(target as HTMLInputElement);
              changed((target as HTMLInputElement).name);
            }}
          >
            {said?.conflict && <Conflict type={type} conflict={said.conflict} mine={fields} />}
            <input type="hidden" name="base" value={autosave.base} />
            <input type="hidden" name="editor" value={item.editor} />
            <input type="hidden" name="copyId" value={item.copyId} />
            {item.isNew && <input type="hidden" name="new" value="1" />}
            <Destinations value={item.extra.destinations ?? NO_DESTINATIONS}>
              <FilesOfItem value={files}>
                <fieldset className={styles.fields} disabled={state === 'trash'}>
                  {type.fields.map((field) => (
                    <FormField
                      key={field.name}
                      field={field}
                      fields={fields}
                      problem={problems[field.name]}
                      proposedAlt={() => readOut(titleIn(form.current, type.title), facts, words)}
                      onChange={(text) => {
                        changed(field.name);
                        if (text !== undefined) emptyFacts.note(field.name, text);
                      }}
                      facts={facts}
                    />
                  ))}
                  {!type.isComplete && (
                    <PublishTime fields={fields} problems={problems} isLive={state === 'live'} />
                  )}
                </fieldset>
              </FilesOfItem>
            </Destinations>
            {Extra && !item.isNew && <Extra id={item.id} extra={item.extra} problems={problems} />}
            <FormActions
              item={item}
              type={type}
              standing={now}
              comes={comes}
              emptyFacts={emptyFacts.count}
              busy={isBusy}
              answer={<FormOutcome type={type} said={said} problems={problems} comes={comes} done={done} />}
            >
              {state === 'live' && (
                <ScheduleChange due={item.due} asked={said?.due} problem={problems['due']} sending={isBusy} />
              )}
            </FormActions>
          </Form>
          {isWide && state !== 'trash' && (
            <LivePreview
              address={previewAddress(type, item.id)}
              kept={item.isNew && autosave.base === item.base ? '' : autosave.base}
              form={form}
              sections={pressedField(type)}
            />
          )}
        </div>
      </OpenSectionContext>
    </>
  );
}

/** What was wrong, until it is changed: only the next press of a button tells whether it is right now. */
function useProblems(said: FormAnswer | undefined) {
  const [mended, setMended] = useState<{ said: FormAnswer | undefined; names: string[] }>({
    said,
    names: [],
  });
  if (mended.said !== said) setMended({ said, names: [] });
  const open = Object.entries(said?.problems ?? {}).filter(([name]) => !mended.names.includes(name));
  const mend = (name: string) =>
    setMended((before) => (before.names.includes(name) ? before : { said, names: [...before.names, name] }));
  return { problems: Object.fromEntries(open), mend };
}

/** The field whose sections stand at their places on the page; those of the menu stand elsewhere. */
const pressedField = ({ fields }: ContentType) =>
  fields.find((field) => field.kind === 'sections' && !field.offers?.includes('menu'))?.name;

const titleIn = (form: HTMLFormElement | null, name: string) =>
  String((form && new FormData(form).get(name)) ?? '');

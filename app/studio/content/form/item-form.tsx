import { useStudioWords } from '#app/studio/words/words.ts';
import { useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { languageOf } from '#app/words/language-of.ts';
import { readOut } from './facts/fact-chip.ts';
import { useEmptyFacts } from './facts/use-empty-facts.ts';
import { BegunNote } from './begun-note.tsx';
import { Conflict } from './conflict.tsx';
import { FormActions } from './form-actions.tsx';
import { FormField } from './form-field.tsx';
import { FormNotes } from './form-notes.tsx';
import styles from './item-form.module.css';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { PublishTime } from './publish-time-fields.tsx';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { extras } from '#app/studio/content/types/extras.tsx';
import { findType } from '#app/content-types.ts';
import { nameOf } from '#app/publishing/content-type.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { type Destination, Destinations } from './sections/page-pick.tsx';
import { type PoolFile, poolOf } from './sections/file-pool.ts';
import { useAutosave } from './use-autosave.ts';

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
  const [busy, setBusy] = useState(false);
  const [pool, setPool] = useState<PoolFile[]>(() => poolOf(Object.values(fields.files).flat(), item.files));
  const sending = useNavigation().state === 'submitting';
  const autosave = useAutosave(form, `${itemAddress(type, item.id)}/draft`, {
    base: said?.conflict?.base ?? item.base,
    paused: state === 'trash' || said?.conflict !== undefined,
  });
  const { problems, mend } = useProblems(said);
  const facts = item.extra.facts ?? NO_FACTS;
  const emptyFacts = useEmptyFacts(type, fields, facts);
  const Extra = extras[type.name];
  const title = readOut(nameOf(type, { id: item.id, title: item.fields.texts[type.title] }), facts, words);
  return (
    <>
      <p className={styles.back}>
        <Link to={listAddress(type)}>{type.words.many}</Link>
      </p>
      <header className={styles.head}>
        <h1 lang={languageOf(title)}>{title || words.newItem(type.words.one)}</h1>
        <StateBadge state={state} hasDraft={item.hasDraft} />
      </header>
      <FormNotes item={item} said={said} type={type} />
      {item.extra.begun && (
        <BegunNote begun={item.extra.begun} action={itemAddress(type, item.id)} hasDraft={item.hasDraft} />
      )}
      <Form
        method="post"
        ref={form}
        className={styles.form}
        // Refused, what was never kept is still there to be mended.
        action={itemAddress(type, item.id) + (item.isNew ? '?new' : '')}
        onSubmit={autosave.onSubmit}
        onInput={({ target }) => {
          mend((target as HTMLInputElement).name);
          autosave.schedule();
        }}
      >
        {said?.conflict && <Conflict type={type} conflict={said.conflict} mine={fields} />}
        <input type="hidden" name="base" value={autosave.base} />
        <input type="hidden" name="editor" value={item.editor} />
        <input type="hidden" name="copyId" value={item.copyId} />
        {item.isNew && <input type="hidden" name="new" value="1" />}
        <Destinations value={item.extra.destinations ?? NO_DESTINATIONS}>
          <fieldset className={styles.fields} disabled={state === 'trash'}>
            {type.fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                fields={fields}
                files={item.files}
                problem={problems[field.name]}
                proposedAlt={() => readOut(titleIn(form.current, type.title), facts, words)}
                onChange={(text) => {
                  mend(field.name);
                  if (text !== undefined) emptyFacts.note(field.name, text);
                  autosave.schedule();
                }}
                onBusy={setBusy}
                pool={pool}
                onPool={setPool}
                facts={facts}
              />
            ))}
            {!type.isComplete && <PublishTime fields={fields} problems={problems} />}
          </fieldset>
        </Destinations>
        {Extra && !item.isNew && <Extra id={item.id} extra={item.extra} problems={problems} />}
        <FormActions
          item={item}
          type={type}
          sending={sending || busy}
          status={autosave.status}
          emptyFacts={emptyFacts.count}
        />
      </Form>
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

const titleIn = (form: HTMLFormElement | null, name: string) =>
  String((form && new FormData(form).get(name)) ?? '');

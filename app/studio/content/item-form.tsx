import { useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { languageOf } from '#app/words/language-of.ts';
import { Conflict } from './conflict.tsx';
import { FormActions } from './form-actions.tsx';
import { FormField } from './form-field.tsx';
import { FormNotes } from './form-notes.tsx';
import styles from './item-form.module.css';
import type { LoadedItem } from './load-item.server.ts';
import { PublishTime } from './publish-time-fields.tsx';
import { StateBadge } from './state-badge.tsx';
import type { ItemSaid } from './said.ts';
import { extras } from './types/extras.tsx';
import { findType, itemAddress, listAddress } from './types/all.ts';
import { useAutosave } from './use-autosave.ts';
import { words } from './words.ts';

interface ItemFormProps {
  item: LoadedItem & { done: string | null };
  said: ItemSaid | undefined;
}

/** The one form of all content. Without JavaScript its buttons save; with it, it saves itself as one writes. */
export function ItemForm({ item, said }: ItemFormProps) {
  const type = findType(item.type)!;
  const { state } = item;
  const fields = said?.mine ?? item.fields;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const sending = useNavigation().state === 'submitting';
  const autosave = useAutosave(form, `${itemAddress(type, item.id)}/draft`, {
    base: said?.conflict?.base ?? item.base,
    paused: state === 'trash' || said?.conflict !== undefined,
  });
  const { problems, mend } = useProblems(said);
  const Extra = extras[type.name];
  const title = item.fields.texts[type.title];
  return (
    <>
      <p className={styles.back}>
        <Link to={listAddress(type)}>{type.words.many}</Link>
      </p>
      <header className={styles.head}>
        <h1 lang={languageOf(title ?? '')}>{title || words.newItem(type.words.one)}</h1>
        <StateBadge state={state} hasDraft={item.hasDraft} />
      </header>
      <FormNotes item={item} said={said} type={type} />
      <Form
        method="post"
        ref={form}
        className={styles.form}
        action={itemAddress(type, item.id)}
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
        <fieldset className={styles.fields} disabled={state === 'trash'}>
          {type.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              fields={fields}
              files={item.files}
              problem={problems[field.name]}
              proposedAlt={() => titleIn(form.current, type.title)}
              onChange={() => {
                mend(field.name);
                autosave.schedule();
              }}
              onBusy={setBusy}
            />
          ))}
          <PublishTime fields={fields} problems={problems} />
        </fieldset>
        {Extra && !item.isNew && <Extra id={item.id} extra={item.extra} problems={problems} />}
        <FormActions item={item} type={type} sending={sending || busy} status={autosave.status} />
      </Form>
    </>
  );
}

/** What was wrong, until it is changed: only the next press of a button tells whether it is right now. */
function useProblems(said: ItemSaid | undefined) {
  const [mended, setMended] = useState<{ said: ItemSaid | undefined; names: string[] }>({ said, names: [] });
  if (mended.said !== said) setMended({ said, names: [] });
  const open = Object.entries(said?.problems ?? {}).filter(([name]) => !mended.names.includes(name));
  const mend = (name: string) =>
    setMended((before) => (before.names.includes(name) ? before : { said, names: [...before.names, name] }));
  return { problems: Object.fromEntries(open), mend };
}

const titleIn = (form: HTMLFormElement | null, name: string) =>
  String((form && new FormData(form).get(name)) ?? '');

import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import styles from '#app/studio/content/form/item-form.module.css';
import { useAutosave } from '#app/studio/content/form/saving/use-autosave.ts';
import { useProblems } from '#app/studio/content/form/saving/use-problems.ts';
import { useSaveState } from '#app/studio/content/form/saving/use-save-state.ts';
import { LivePreview } from '#app/studio/preview/live-preview.tsx';
import { useWide } from '#app/studio/preview/use-wide.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { FactToChange } from './fact-to-change.server.ts';
import { AgeRows } from './age-rows.tsx';
import { groups } from './groups.ts';
import type { LoadedProfile } from './load-profile.server.ts';
import { LogoInput } from './logo-input.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileField } from './profile-field.tsx';
import type { ProfileAnswer } from './profile-answer.ts';
import { Conflict } from '#app/studio/content/form/conflict.tsx';
import { choiceOf, MINE } from './choices.ts';

interface ProfileFormProps {
  profile: LoadedProfile & { done: string | null; factToChange: FactToChange | undefined };
  formAnswer: ProfileAnswer | undefined;
}

/** Without JavaScript its buttons save; with it, it saves itself as one writes, and the site stands beside it. */
export function ProfileForm({ profile, formAnswer }: ProfileFormProps) {
  const words = useStudioWords().profile;
  const form = useRef<HTMLFormElement>(null);
  const {
    typed: { texts, ages },
    understood,
  } = formAnswer ?? profile;
  const [isSendingFile, setSendingFile] = useState(false);
  const { problems, mend } = useProblems(formAnswer);
  const autosave = useAutosave(form, studioHref('profileDraft'), {
    base: formAnswer?.conflict?.base ?? formAnswer?.saved?.base ?? profile.base,
    isRefused: formAnswer !== undefined && !formAnswer.saved,
    paused: formAnswer?.conflict !== undefined,
  });
  const { now, done, isBusy } = useSaveState({
    item: {
      state: 'live',
      isNew: false,
      hasDraft: profile.hasDraft || profile.older !== undefined,
      savedAt: profile.savedAt,
      due: undefined,
      fields: NO_TIME,
      done: profile.done,
    },
    formAnswer: formAnswer && { ...formAnswer, mine: NO_TIME },
    keep: autosave.progress,
    problems: Object.keys(problems).length,
    isSendingFile,
  });
  const changed = (name: string) => {
    mend(name.startsWith('ages.') ? 'agesAtEntrance' : name);
    autosave.schedule();
  };
  const { factToChange } = profile;
  const onTheWay = factToChange && {
    fact: factToChange.name,
    ...(factToChange.from && { from: `${factToChange.from.type}/${factToChange.from.id}` }),
  };
  const isWide = useWide();
  return (
    <div className={styles.desk}>
      <Form
        method="post"
        ref={form}
        action={studioHref('profile', onTheWay)}
        className={styles.form}
        onSubmit={(event) => {
          if (isBusy) return event.preventDefault();
          autosave.onSubmit();
        }}
        onInput={({ target }) => changed((target as HTMLInputElement).name)}
      >
        {formAnswer?.conflict && <ProfileConflict conflict={formAnswer.conflict} />}
        <input type="hidden" name="base" value={autosave.base} />
        <input type="hidden" name="editor" value={profile.editor} />
        {groups.map(([group, fields]) => (
          <fieldset key={group} className={styles.fields}>
            <legend className={styles.legend}>{words.groups[group]}</legend>
            {fields.map((name) => (
              <ProfileField
                key={name}
                name={name}
                value={texts[name] ?? ''}
                problem={problems[name]}
                isPlaceholder={profile.placeholders.includes(name)}
                understood={understood[name]}
              />
            ))}
          </fieldset>
        ))}
        <LogoInput
          value={texts['logo'] ?? ''}
          path={profile.logoPath}
          colours={profile.colours}
          onBusy={setSendingFile}
          onChange={() => changed('logo')}
        />
        <AgeRows
          ages={ages}
          problem={problems['agesAtEntrance']}
          onChange={() => changed('agesAtEntrance')}
        />
        <ProfileActions
          saveState={now}
          formAnswer={formAnswer}
          problems={problems}
          done={done}
          otherLanguage={profile.otherLanguage}
          busy={isBusy}
          hasDraft={profile.hasDraft}
          factToChange={factToChange}
        />
      </Form>
      {isWide && (
        <LivePreview
          address={`${studioPaths.preview}/profile`}
          kept={autosave.base}
          form={form}
          sections={undefined}
        />
      )}
    </div>
  );
}

const NO_TIME = { from: '' };

/** Field by field, or one of both as a whole. */
function ProfileConflict({ conflict }: { conflict: NonNullable<ProfileAnswer['conflict']> }) {
  const { content, profile: words } = useStudioWords();
  const { by, at, fields } = conflict;
  return (
    <Conflict
      title={words.conflict.title(by)}
      lead={[at, words.conflict.lead].filter(Boolean).join('. ')}
      fields={fields}
      choice={choiceOf}
    >
      <button className="button button--primary" name="intent" value="save">
        {words.conflict.asChosen}
      </button>
      <button className="button" {...MINE}>
        {content.conflict.keepMine}
      </button>
      <a className="button" href="?">
        {content.conflict.takeTheirs}
      </a>
    </Conflict>
  );
}

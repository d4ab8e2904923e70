import { useStudioWords } from '#app/studio/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { useLanguageOf } from '#app/words/language-of.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { proposedDescription } from '#app/features/pages/proposed-description.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import type { OtherLanguage } from '#app/publishing/checks/other-languages.server.ts';
import { readLocale } from '#app/words/locales.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { filledIn, hasAll, type FactTexts } from './facts/fact-chip.ts';
import { fromTyped } from './facts/facts-as-typed.ts';
import { StarterTextNote } from './starter-text-note.tsx';
import { ItemConflict } from './item-conflict.tsx';
import { DueNote } from './times/due-note.tsx';
import { FormActions } from './form-actions.tsx';
import { FormField } from './form-field.tsx';
import { BackLinkToText, FactToChangeNote } from './facts/fact-to-change-note.tsx';
import { PlaceholderNote } from './placeholder-note.tsx';
import { FormNotes } from './form-notes.tsx';
import type { MenuGap } from '#app/publishing/content-type.server.ts';
import { MENU_GROUP } from './saving/not-in-menu.tsx';
import { FormOutcome } from './saving/form-outcome.tsx';
import styles from './item-form.module.css';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PublishTime } from './times/publish-time-fields.tsx';
import { ScheduleChange } from './times/schedule-change.tsx';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { extras } from '#app/studio/content/types/extras.tsx';
import { useType } from '#app/studio/words/content-types.ts';
import { CHOSEN_LANGUAGE } from '#app/publishing/chosen-language.ts';
import { type ContentType, type Field, mayMentionFacts } from '#app/publishing/content-type.ts';
import {
  itemAddress,
  listAddress,
  previewAddress,
  shareAddress,
} from '#app/studio/content/types/addresses.ts';
import type { Destination } from './sections/destination.ts';
import { Destinations } from './sections/page-pick.tsx';
import { FilesOfItem, useFilesOfItem } from './pick/item-files.ts';
import { ShareIcon } from '#app/ui/icons/interface.ts';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { RESTORE_SCROLL } from '#app/studio/content/list/use-restored-scroll.ts';
import { useAutosave } from './saving/use-autosave.ts';
import { useProblems } from './saving/use-problems.ts';
import { useSaveState } from './saving/use-save-state.ts';
import { LanguageTabs } from '#app/studio/languages/language-tabs.tsx';
import { LivePreview } from '#app/studio/preview/live-preview.tsx';
import { OpenSectionContext } from '#app/studio/preview/open-section.ts';
import { useWide } from '#app/studio/preview/use-wide.ts';
import { SaveOnEnter } from './facts/save-on-enter.tsx';
import { factsOfSchool } from '#content/facts.ts';

interface ItemFormProps {
  /** `list`: the part of the list that somebody came from. */
  item: LoadedItem & {
    done: string | null;
    list: string;
    /** It was just published: the languages in which it is older, or missing. */
    otherLanguages: OtherLanguage[];
    /** It was just published, and no entry of the menu leads to it. */
    notInMenu: MenuGap | undefined;
  };
  formAnswer: FormAnswer | undefined;
}

const NO_FACTS = {};
const NO_DESTINATIONS: Destination[] = [];

/** The one form of all content. Without JavaScript its buttons save; with it, it saves itself as one writes. */
export function ItemForm({ item, formAnswer }: ItemFormProps) {
  const languageOf = useLanguageOf();
  const { content: words, share } = useStudioWords();
  const type = useType(item.type)!;
  const { state } = item;
  const address = itemAddress(type, item.id);
  const here = withParams(address, { list: item.list });
  const fields = formAnswer?.mine ?? item.fields;
  const form = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(form, `${address}/draft`, {
    base: formAnswer?.conflict?.base ?? formAnswer?.saved?.base ?? item.base,
    isRefused: formAnswer !== undefined && !formAnswer.saved,
    paused: state === 'trash' || formAnswer?.conflict !== undefined,
  });
  const { problems, mend, isMended } = useProblems(formAnswer);
  const publishWarnings = (formAnswer?.publishWarnings ?? []).filter(({ field }) => !isMended(field));
  const facts = item.extra.facts ?? NO_FACTS;
  const emptyFacts = useEmptyFacts(type, fields, facts);
  const changed = (name: string) => {
    mend(name);
    autosave.schedule();
  };
  const files = useFilesOfItem({ type, fields, stored: item.files, problems, onChange: changed });
  const openSection = useState<string>();
  const { now, comes, done, isBusy, noteFrom } = useSaveState({
    item,
    formAnswer,
    keep: autosave.progress,
    problems: Object.keys(problems).length,
    publishWarnings: publishWarnings.length,
    isSendingFile: files.isSending,
  });
  const [chosen, setChosen] = useState(textOf(fields, CHOSEN_LANGUAGE));
  const isWide = useWide();
  const Extra = extras[type.name];
  const toShare = state === 'live' && shareAddress(type, item.id);
  const title = itemName(
    type,
    { id: item.id, title: item.fields.texts[type.title] },
    words,
    item.extra.facts,
  );
  const { factToChange } = item.extra;
  // The only one of its type has no list to go back to.
  const isAlone = title === type.words.many;
  return (
    <>
      <p>
        {factToChange ? (
          <BackLinkToText factToChange={factToChange} strong />
        ) : (
          !isAlone && (
            <BackLink strong to={listAddress(type) + (item.list && `?${item.list}`)} state={RESTORE_SCROLL}>
              {type.words.many}
            </BackLink>
          )
        )}
      </p>
      <header className={styles.head}>
        <h1 lang={languageOf(title)}>{title || words.newItem(type.words.one)}</h1>
        <StateBadge state={state} hasDraft={now.differs} />
        {toShare && (
          <Link className={styles.share} to={toShare}>
            <ShareIcon />
            {share.share}
          </Link>
        )}
        {item.extra.photoCount !== undefined && item.extra.photoCount > 0 && (
          // Whoever comes from the list mostly wants these, and their section lies below the screen.
          <Link className={styles.share} to={studioHref('albumPhotos', { id: item.id })}>
            {words.seePhotos(item.extra.photoCount)}
          </Link>
        )}
        {!item.isNew && state !== 'trash' && (
          <Link className={styles.share} to={`${address}/versions`}>
            {words.versions}
          </Link>
        )}
        {state !== 'trash' && <HindiTyping key={chosen} language={readLocale(chosen) ?? item.recognised} />}
      </header>
      {item.languageStates && state !== 'trash' && (
        <LanguageTabs
          type={type.name}
          id={item.id}
          form={here}
          from={item.languageStates.from}
          states={item.languageStates.states}
          here={item.languageStates.from}
        />
      )}
      {isAlone && <p className={styles.about}>{type.words.about}</p>}
      {factToChange && !item.done && (
        <div className={styles.notes}>
          <FactToChangeNote factToChange={factToChange} />
        </div>
      )}
      <FormNotes item={item} />
      <PlaceholderNote type={type} placeholders={item.extra.placeholders} />
      {item.due && <DueNote due={item.due} type={type} fields={fields} action={here} />}
      {item.extra.starterText && (
        <StarterTextNote starterText={item.extra.starterText} action={here} hasDraft={item.hasDraft} />
      )}
      <OpenSectionContext value={openSection}>
        <div className={styles.desk}>
          <Form
            method="post"
            ref={form}
            data-hindi
            className={styles.form}
            // Refused, what was never kept is still there to be mended.
            action={withParams(address, {
              new: item.isNew ? '1' : '',
              list: item.list,
              fact: factToChange?.name,
              from: factToChange?.from && `${factToChange.from.type}/${factToChange.from.id}`,
            })}
            onSubmit={(event) => {
              // A second press while the first is on its way asks for nothing new; a file on its way would be left behind.
              if (isBusy) return event.preventDefault();
              autosave.onSubmit();
            }}
            onInput={({ target }) => {
              // A word to us, and nothing of the item.
              if (['known', MENU_GROUP].includes((target as HTMLInputElement).name)) return;
              noteFrom(target as HTMLInputElement);
              // A time for the change is sent by its own button, and is no part of what is saved.
              if ((target as HTMLInputElement).name === 'due') return mend('due');
              changed(fieldOfInput(type, (target as HTMLInputElement).name));
            }}
          >
            {formAnswer?.conflict && (
              <ItemConflict type={type} conflict={formAnswer.conflict} mine={fields} />
            )}
            <input type="hidden" name="base" value={autosave.base} />
            <input type="hidden" name="editor" value={item.editor} />
            <input type="hidden" name="copyId" value={item.copyId} />
            {item.isNew && <input type="hidden" name="new" value="1" />}
            {item.extra.facts && <SaveOnEnter />}
            <Destinations value={item.extra.destinations ?? NO_DESTINATIONS}>
              <FilesOfItem value={files}>
                <fieldset className={styles.fields} disabled={state === 'trash'}>
                  {inGroups(type, (field) => (
                    <FormField
                      key={field.name}
                      field={field}
                      fields={fields}
                      extra={item.extra}
                      understood={(formAnswer ?? item).understood[field.name]}
                      problem={problems[field.name]}
                      propose={() => proposedIn({ form: form.current, type, fields, facts, words })}
                      proposedName={() =>
                        filledIn(fromTyped(titleIn(form.current, type.title), words), facts)
                      }
                      onChange={(text) => {
                        changed(field.name);
                        if (text !== undefined) emptyFacts.note(field.name, text);
                      }}
                      facts={facts}
                    />
                  ))}
                  {!type.isSingleton && (
                    <PublishTime fields={fields} problems={problems} isLive={state === 'live'} />
                  )}
                  <LanguageChoice chosen={chosen} recognised={item.recognised} onChoose={setChosen} />
                </fieldset>
              </FilesOfItem>
            </Destinations>
            {Extra && !item.isNew && <Extra id={item.id} extra={item.extra} problems={problems} />}
            <FormActions
              item={item}
              type={type}
              saveState={now}
              comes={comes}
              emptyFacts={emptyFacts.count}
              busy={isBusy}
              answer={
                <FormOutcome
                  type={type}
                  id={item.id}
                  seenAt={
                    state === 'live' ? type.address({ id: item.id, texts: item.fields.texts }) : undefined
                  }
                  formAnswer={formAnswer}
                  problems={problems}
                  publishWarnings={publishWarnings}
                  comes={comes}
                  done={done}
                  otherLanguages={item.otherLanguages}
                  notInMenu={item.notInMenu}
                  factToChange={factToChange}
                />
              }
            >
              {state === 'live' && (
                <ScheduleChange
                  due={item.due}
                  requested={formAnswer?.due}
                  problem={problems['due']}
                  sending={isBusy}
                />
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

/** The fields in the parts of the form, as this type has them. */
function inGroups({ fields, groups = [] }: ContentType, draw: (field: Field) => ReactNode): ReactNode {
  const grouped = groups.flatMap((group) => group.fields);
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group.label} className={styles.fields}>
          <legend className={styles.legend}>{group.label}</legend>
          {fields.filter(({ name }) => group.fields.includes(name)).map(draw)}
        </fieldset>
      ))}
      {fields.filter(({ name }) => !grouped.includes(name)).map(draw)}
    </>
  );
}

/** A table has an input for every cell. */
const fieldOfInput = ({ fields }: ContentType, input: string): string =>
  fields.find(({ kind, name }) => kind === 'rows' && input.startsWith(`${name}.`))?.name ?? input;

/** The field whose sections stand at their places on the page; those of the menu stand elsewhere. */
const pressedField = ({ fields }: ContentType) =>
  fields.find((field) => field.kind === 'sections' && !field.offers?.includes('menu'))?.name;

const titleIn = (form: HTMLFormElement | null, name: string) =>
  String((form && new FormData(form).get(name)) ?? '');

/** What search engines are told of a page that says nothing for them. */
function proposedIn({
  form,
  type,
  fields,
  facts,
  words,
}: {
  form: HTMLFormElement | null;
  type: ContentType;
  fields: Fields;
  facts: FactTexts;
  words: StudioWords['content'];
}): string {
  if (!hasAll(facts)) return '';
  const typed = form && new FormData(form);
  const text = (name: string) => (typed ? String(typed.get(name) ?? '') : textOf(fields, name));
  const page = {
    title: fromTyped(text(type.title), words),
    lead: fromTyped(text('lead'), words),
    sections: sectionsIn(text('sections')),
  };
  return proposedDescription(page, facts);
}

/** How many facts the item mentions that the profile has nothing to say of, also while one writes. */
function useEmptyFacts(type: ContentType, fields: Fields, facts: FactTexts) {
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(
      type.fields.filter(mayMentionFacts).map(({ name }) => [name, textOf(fields, name)] as const),
    ),
  );
  const empty = Object.values(texts)
    .flatMap(factsOfSchool)
    .filter((name) => facts[name] === '');
  return {
    count: new Set(empty).size,
    note: (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text })),
  };
}

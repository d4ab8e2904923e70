import { useStudioWords } from '#app/studio/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { type ReactNode, useState } from 'react';
import { ownValue } from '#app/core/own-value.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { proposedDescription } from '#app/features/pages/proposed-description.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import type { OtherLanguage } from '#app/publishing/checks/other-languages.server.ts';
import { readLocale } from '#app/words/locales.ts';
import { filledIn, hasAll, type FactTexts } from './facts/fact-chip.ts';
import { fromTyped } from './facts/facts-as-typed.ts';
import { DocumentForm, type DocumentHead } from './document-form.tsx';
import { useDocumentForm } from './use-document-form.ts';
import { StarterTextNote } from './starter-text-note.tsx';
import { FormField } from './form-field.tsx';
import { BackLinkToText, FactToChangeNote, useWayBackToText } from './facts/fact-to-change-note.tsx';
import { PlaceholderNote } from './placeholder-note.tsx';
import type { MenuGap } from '#app/publishing/content-type.server.ts';
import { NotInMenu } from './saving/not-in-menu.tsx';
import { Done } from './saving/done.tsx';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PublishTime } from './times/publish-time-fields.tsx';
import { Button, LinkButton } from '#app/studio/kit/button.tsx';
import { ConfirmDialog } from '#app/studio/kit/dialog.tsx';
import { Fields as FieldsInRows } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { MenuLink } from '#app/studio/kit/menu.tsx';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { ProfileComplete } from '#app/studio/profile/profile-complete.tsx';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { extras } from '#app/studio/content/types/extras.tsx';
import { useType } from '#app/studio/words/content-types.ts';
import { CHOSEN_LANGUAGE } from '#app/publishing/chosen-language.ts';
import { type ContentType, type Field, mayMentionFacts } from '#app/publishing/content-type.ts';
import { itemAddress, listAddress, shareAddress } from '#app/studio/content/types/addresses.ts';
import type { Destination } from './sections/destination.ts';
import { goToOpener } from './sections/go-to-section.ts';
import { Destinations } from './sections/page-pick.tsx';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { RESTORE_SCROLL } from '#app/studio/content/list/use-restored-scroll.ts';
import { LanguageTabs } from '#app/studio/languages/language-tabs.tsx';
import { OtherLanguagesNote } from '#app/studio/languages/other-languages-note.tsx';
import type { PageSections } from '#app/studio/preview/live-preview.tsx';
import { factsOfSchool } from '#content/facts.ts';

interface ItemFormProps {
  item: LoadedItem & {
    /** The page of the list to return to. */
    list: string;
    /** After publishing: the languages in which it is outdated or missing. */
    otherLanguages: OtherLanguage[];
    /** After publishing: no menu entry links to it. */
    notInMenu: MenuGap | undefined;
  };
  formAnswer: FormAnswer | undefined;
}

const NO_FACTS = {};
const NO_DESTINATIONS: Destination[] = [];

/** The form of the original item. */
export function ItemForm({ item, formAnswer }: ItemFormProps) {
  const { content: words, share } = useStudioWords();
  const type = useType(item.type)!;
  const { id, state, extra } = item;
  const form = useDocumentForm({ document: item, type, formAnswer, storedFiles: item.files });
  const { fields, problems, now, startsAt, done, isBusy } = form;
  const facts = extra.facts ?? NO_FACTS;
  const emptyFacts = useEmptyFacts(type, fields, facts);
  const [chosen, setChosen] = useState(textOf(fields, CHOSEN_LANGUAGE));
  const Extra = extras[type.name];
  const { factToChange } = extra;
  const toShare = shareAddress(type, id);
  const isPublished = state !== 'draft';
  const head = useItemHead(item, type);
  const typed = (name: string) => {
    const element = form.element.current;
    return String((element && new FormData(element).get(name)) ?? '');
  };
  return (
    <DocumentForm
      form={form}
      data-hindi
      header={head}
      // A refused form keeps values that were never saved.
      action={withParams(itemAddress(type, id), {
        new: item.isNew ? '1' : '',
        list: item.list,
        fact: factToChange?.name,
        from: factToChange?.from?.key,
      })}
      notes={
        <>
          {factToChange && !item.done && <FactToChangeNote factToChange={factToChange} />}
          <PlaceholderNote type={type} placeholders={extra.placeholders} />
          {extra.starterText && (
            <StarterTextNote
              starterText={extra.starterText}
              action={item.addresses.form}
              hasDraft={item.hasDraft}
              mayConfirm={item.mayPublish}
            />
          )}
        </>
      }
      heading={
        <ItemLanguages
          item={item}
          type={type}
          hindiTyping={
            state !== 'trash' && <HindiTyping key={chosen} language={readLocale(chosen) ?? item.recognised} />
          }
        />
      }
      when={
        !type.isSingleton && (
          <PublishTime
            fields={fields}
            problems={problems}
            isLive={state === 'live'}
            onChange={form.changedTime}
          />
        )
      }
      footer={{ note: emptyFacts.count > 0 ? words.sections.emptyFactsInIt(emptyFacts.count) : undefined }}
      done={
        <Done
          form={form}
          text={done === 'scheduled' && startsAt ? words.scheduledAt(startsAt) : ownValue(words.done, done)}
          backLink={factToChange && <BackLinkToText factToChange={factToChange} />}
          shareLink={done === 'published' && toShare && <LinkButton to={toShare}>{share.now}</LinkButton>}
          reminders={
            (item.notInMenu || item.otherLanguages.length > 0) && (
              <>
                {item.notInMenu && <NotInMenu {...item.notInMenu} />}
                <OtherLanguagesNote type={type.name} id={id} languages={item.otherLanguages} />
              </>
            )
          }
        />
      }
      publishLabel={words.saveState.button[now.button](startsAt ?? '')}
      buttons={state === 'trash' ? <TrashButtons item={item} isBusy={isBusy} /> : undefined}
      moreButtons={
        item.isNew || state === 'trash'
          ? []
          : [
              !type.isSingleton && { intent: 'duplicate', label: words.duplicate },
              item.hasDraft && { intent: 'discard', label: words.discard },
              isPublished &&
                item.mayPublish &&
                !type.isSingleton && { intent: 'unpublish', label: words.unpublish },
              item.mayTrash && !type.isSingleton && { intent: 'trash', label: words.trash },
            ]
      }
      pageSections={pageSections(type)}
    >
      <input type="hidden" name="copyId" value={item.copyId} />
      {item.isNew && <input type="hidden" name="new" value="1" />}
      <Destinations value={extra.destinations ?? NO_DESTINATIONS}>
        <fieldset className={layout.stack} disabled={state === 'trash'}>
          {inGroups(type, (field) => (
            <FormField
              key={field.name}
              field={field}
              isTitle={field.name === type.title && !type.isSingleton}
              fields={fields}
              extra={extra}
              understood={(formAnswer ?? item).understood[field.name]}
              problem={problems[field.name]}
              propose={() => proposedIn({ form: form.element.current, type, fields, facts, words })}
              proposedName={() => filledIn(fromTyped(typed(type.title), words), facts)}
              onChange={(text) => {
                form.changed(field.name);
                if (text !== undefined) emptyFacts.note(field.name, text);
              }}
              facts={facts}
            />
          ))}
          {type.name === PROFILE && <ProfileComplete type={type} fields={fields} />}
          <LanguageChoice chosen={chosen} recognised={item.recognised} onChoose={setChosen} />
        </fieldset>
      </Destinations>
      {Extra && !item.isNew && <Extra id={id} extra={extra} problems={problems} />}
    </DocumentForm>
  );
}

/** The item's name, the way back to its list, and its other pages. */
function useItemHead(item: ItemFormProps['item'], type: ContentType): DocumentHead {
  const languageOf = useLanguageOf();
  const { content: words, share, studio } = useStudioWords();
  const { id, state, title, extra } = item;
  const { photoCount = 0 } = extra;
  const backToText = useWayBackToText(extra.factToChange);
  const toShare = state === 'live' && shareAddress(type, id);
  const list = { to: listAddress(type) + (item.list && `?${item.list}`), name: type.words.many };
  // A singleton has no list to go back to.
  const home = { to: studioHref('dashboard'), name: studio };
  return {
    title: title || words.newItem(type.words.one),
    lang: languageOf(title),
    back: backToText ?? (isAlone(item, type) ? home : { ...list, state: RESTORE_SCROLL }),
    // In the top bar, where there is room.
    menuLinks: (
      <div className={layout.onlyPhone}>
        {toShare && (
          <MenuLink to={toShare} icon="share">
            {share.share}
          </MenuLink>
        )}
        {photoCount > 0 && (
          <MenuLink to={studioHref('albumPhotos', { id })} icon="images">
            {words.seePhotos(photoCount)}
          </MenuLink>
        )}
      </div>
    ),
    actions: (
      <>
        {toShare && (
          <LinkButton className={layout.onlyDesk} kind="quiet" icon={<Icon name="share" />} to={toShare}>
            {share.share}
          </LinkButton>
        )}
        {photoCount > 0 && (
          <LinkButton
            className={layout.onlyDesk}
            kind="quiet"
            icon={<Icon name="images" />}
            to={studioHref('albumPhotos', { id })}
          >
            {words.seePhotos(photoCount)}
          </LinkButton>
        )}
      </>
    ),
  };
}

const isAlone = ({ title }: LoadedItem, type: ContentType) => title === type.words.many;

interface ItemLanguagesProps {
  item: LoadedItem;
  type: ContentType;
  hindiTyping: ReactNode;
}

/** The item's languages, each with its state, and how to write in this one. */
function ItemLanguages({ item, type, hindiTyping }: ItemLanguagesProps) {
  const { id, state, languageStates, addresses } = item;
  return (
    <>
      {isAlone(item, type) && <p className={layout.quiet}>{type.words.about}</p>}
      {languageStates && state !== 'trash' && (
        <LanguageTabs
          type={type.name}
          id={id}
          form={addresses.form}
          from={languageStates.from}
          states={languageStates.states}
          here={languageStates.from}
        />
      )}
      {hindiTyping}
    </>
  );
}

function TrashButtons({ item, isBusy }: { item: LoadedItem; isBusy: boolean }) {
  const words = useStudioWords().content;
  const title = item.title || words.untitled;
  return (
    <>
      {item.mayTrash && (
        <Button kind="primary" name="intent" value="restore" aria-disabled={isBusy}>
          {words.restore}
        </Button>
      )}
      {item.mayDelete && (
        <ConfirmDialog kind="danger" label={words.deleteForGood} question={words.deleteAsk(title)}>
          <Button kind="sure" name="intent" value="delete" aria-disabled={isBusy}>
            {words.deleteThis(title)}
          </Button>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The fields in the groups declared by the type; short ones stand two a row. */
function inGroups({ fields, groups = [] }: ContentType, draw: (field: Field) => ReactNode): ReactNode {
  const grouped = groups.flatMap((group) => group.fields);
  return (
    <>
      {groups.map((group) => (
        <Section key={group.label} title={group.label} sheet="padded">
          {inRows(
            fields.filter(({ name }) => group.fields.includes(name)),
            draw,
          )}
        </Section>
      ))}
      {inRows(
        fields.filter(({ name }) => !grouped.includes(name)),
        draw,
      )}
    </>
  );
}

const SHORT: readonly Field['kind'][] = ['day', 'time', 'choice', 'amount', 'phones', 'chat', 'email'];

/** Neighbours that are short share a row. */
function inRows(fields: readonly Field[], draw: (field: Field) => ReactNode, short = SHORT): ReactNode[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const before = rows.at(-1);
    if (before && [...before, field].every(({ kind }) => short.includes(kind))) before.push(field);
    else rows.push([field]);
  }
  return rows.map((row) =>
    row.length === 1 ? draw(row[0]!) : <FieldsInRows key={row[0]!.name}>{row.map(draw)}</FieldsInRows>,
  );
}

/** The sections shown on the page; menu sections are elsewhere. */
function pageSections({ fields }: ContentType): PageSections | undefined {
  const field = fields.find((each) => each.kind === 'sections' && !each.offers?.includes('menu'));
  if (!field) return undefined;
  return {
    idsIn(form) {
      const value = new FormData(form).get(field.name);
      return typeof value === 'string' ? sectionsIn(value).map(({ id }) => id) : [];
    },
    goTo: goToOpener,
  };
}

/** The default description for search engines. */
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

/** The number of mentioned facts that are empty in the profile, also while typing. */
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

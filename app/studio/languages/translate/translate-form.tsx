import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ownValue } from '#app/core/own-value.ts';
import { confirmedFieldName, translationFieldName } from '#app/publishing/translations/sent-translation.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { DocumentForm } from '#app/studio/content/form/document-form.tsx';
import { Done } from '#app/studio/content/form/saving/done.tsx';
import type { SaveState } from '#app/studio/content/form/saving/save-state.ts';
import { type DocumentFormState, useDocumentForm } from '#app/studio/content/form/use-document-form.ts';
import { goToField } from '#app/studio/form/footer/go-to-field.ts';
import { LinkButton } from '#app/studio/kit/button.tsx';
import type { Mark } from '#app/studio/kit/form-footer.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import type { PageSections } from '#app/studio/preview/live-preview.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FIRST_CHANGE, useTranslationHref } from '../translation-href.ts';
import type { LoadedTranslation } from './load-translation.server.ts';
import { Pair } from './pair.tsx';
import { firstChangeIn, progressOf, sectionOf, segmentState, type Written } from './segment-view.ts';
import { TranslateLanguages, useTranslateHead } from './translate-head.tsx';

interface TranslateFormProps {
  translation: LoadedTranslation;
  formAnswer: FormAnswer | undefined;
}

const NO_FACTS = {};

/** The form of a translation: a field for each segment of its item. */
export function TranslateForm({ translation, formAnswer }: TranslateFormProps) {
  const { languages: words, content } = useStudioWords();
  const translationHref = useTranslationHref();
  const head = useTranslateHead(translation);
  const { segments, from, into, state, addresses, neighbours } = translation;
  const language = words.names[into];
  const [typed, setTyped] = useState<Typed>();
  const form: DocumentFormState = useDocumentForm({
    document: translation,
    type: { fields: segments },
    formAnswer,
    // A field has its new value only after the event.
    onChange: () => setTimeout(() => setTyped(readTyped(form.element.current, segments))),
  });
  const { now, done } = form;
  // Typed values belong to the page they were typed on: after a press the server's answer counts.
  const written = typed?.segments === segments ? typed : writtenAsLoaded(segments, formAnswer);
  const firstChange = useFirstChange(segments, written, form.element);
  const progress = progressOf(segments, written);
  const progressText = words[progress.of === 'changes' ? 'changesDone' : 'segmentsDone'];
  const isPublic = state === 'live';
  return (
    <>
      <DocumentForm
        form={form}
        header={head}
        action={addresses.form}
        preventScrollReset
        heading={<TranslateLanguages translation={translation} />}
        footer={{
          mark: markOf(now.mark, progress.isDue && isPublic),
          text: statusText(now.status),
          progress: progressText(progress.done, progress.all),
        }}
        done={
          <Done
            form={form}
            text={
              done === 'unpublished'
                ? undefined
                : (ownValue(words.done, done) ?? ownValue(content.done, done))
            }
          />
        }
        publishLabel={isPublic ? words.publishChanges(language) : words.publish(language)}
        moreButtons={
          isPublic
            ? [
                translation.hasDraft && { intent: 'discard', label: content.discard },
                translation.mayPublish && { intent: 'withdraw', label: words.withdraw(language) },
              ]
            : []
        }
        pageSections={pageSections(segments)}
      >
        {segments.length === 0 && <p>{words.nothing}</p>}
        <div>
          {segments.map((segment) => (
            <Pair
              key={segment.name}
              segment={segment}
              from={from}
              into={into}
              facts={translation.extra.facts ?? NO_FACTS}
              state={segmentState(segment, written)}
              isAmongChanges={progress.of === 'changes'}
              isFirstChange={segment.name === firstChange}
              value={formAnswer?.mine.texts[segment.name] ?? segment.value}
              isConfirmed={formAnswer?.mine.confirmed?.includes(segment.name) ?? segment.isConfirmed}
              problem={form.problemText(segment.name)}
              onChange={() => form.changed(segment.name)}
            />
          ))}
        </div>
        {neighbours.next && (
          <div>
            <LinkButton
              iconEnd={<Icon name="chevron-right" />}
              to={translationHref(neighbours.next, 'older')}
            >
              {words.next}
            </LinkButton>
          </div>
        )}
      </DocumentForm>
      <UndoForm
        turn={translation.done === 'unpublished' && !isPublic ? translation.base : undefined}
        text={words.withdrawn(language)}
        action={addresses.form}
        intent="undo-withdraw"
        of={{}}
      />
    </>
  );

  function statusText(status: SaveState['status']): string | undefined {
    if (status === 'empty' || status === 'draft') return words.status[status](language);
    return status === 'public' || status === 'differs'
      ? words.status.public(language, translation.publishedOn)
      : undefined;
  }
}

/** The sections that have segments; a press opens the first of them. */
function pageSections(segments: LoadedTranslation['segments']): PageSections | undefined {
  const firstOf = new Map<string, string>();
  for (const { name } of segments) {
    const section = sectionOf(name);
    if (section && !firstOf.has(section)) firstOf.set(section, name);
  }
  if (firstOf.size === 0) return undefined;
  return { idsIn: () => [...firstOf.keys()], goTo: (id) => goToField(firstOf.get(id)!) };
}

/** Half a brick if families read an outdated translation, which is more important than any other state. */
const markOf = (mark: Mark, isOlder: boolean): Mark =>
  isOlder && (mark === 'public' || mark === 'differs') ? 'older' : mark;

/**
 * The first segment that needs work, at which the page opens, since it may be far below. After a press the
 * page opens at the answer instead.
 */
function useFirstChange(
  segments: LoadedTranslation['segments'],
  written: Written,
  form: React.RefObject<HTMLFormElement | null>,
): string | undefined {
  const [first] = useState(() => firstChangeIn(segments, written));
  const { hash } = useLocation();
  const [opened] = useState(hash);
  useEffect(() => {
    if (!first || (opened && opened !== `#${FIRST_CHANGE}`)) return;
    const pair = form.current?.querySelector<HTMLElement>(`#${FIRST_CHANGE}`);
    pair?.scrollIntoView({ block: 'start' });
    pair?.focus({ preventScroll: true });
  }, [first, opened, form]);
  return first;
}

interface Typed extends Written {
  segments: LoadedTranslation['segments'];
}

/** The current values of the fields. */
function readTyped(form: HTMLFormElement | null, segments: LoadedTranslation['segments']): Typed | undefined {
  if (!form) return undefined;
  const sent = new FormData(form);
  const textOf = (name: string) =>
    String(sent.get(translationFieldName(name)) ?? '').replaceAll('\r\n', '\n');
  return {
    segments,
    texts: Object.fromEntries(segments.map(({ name }) => [name, textOf(name)])),
    confirmed: new Set(
      segments.filter(({ name }) => sent.has(confirmedFieldName(name))).map(({ name }) => name),
    ),
  };
}

const writtenAsLoaded = (
  segments: LoadedTranslation['segments'],
  formAnswer: FormAnswer | undefined,
): Written => ({
  texts: formAnswer?.mine.texts ?? Object.fromEntries(segments.map(({ name, value }) => [name, value])),
  confirmed: new Set(
    formAnswer?.mine.confirmed ?? segments.filter(({ isConfirmed }) => isConfirmed).map(({ name }) => name),
  ),
});

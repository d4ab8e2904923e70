import { useLanguages } from '#app/words/locale-context.ts';
import { useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { inLanguage } from '#app/addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { confirmedFieldName, translationFieldName } from '#app/publishing/translations/sent-translation.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { DueNote } from '#app/studio/content/form/times/due-note.tsx';
import { FormNotes } from '#app/studio/content/form/form-notes.tsx';
import { ItemConflict } from '#app/studio/content/form/item-conflict.tsx';
import { ScheduleChange } from '#app/studio/content/form/times/schedule-change.tsx';
import { useAutosave } from '#app/studio/content/form/saving/use-autosave.ts';
import { useProblems } from '#app/studio/content/form/saving/use-problems.ts';
import { useSaveState } from '#app/studio/content/form/saving/use-save-state.ts';
import { FormFooter, type Mark } from '#app/studio/form/footer/form-footer.tsx';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { problemLabel } from '#app/studio/content/form/problem-text.ts';
import { useMomentInWords } from '#app/studio/content/form/times/use-moment-in-words.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { FIRST_CHANGE, useTranslationHref } from '../translation-href.ts';
import type { LoadedTranslation } from './load-translation.server.ts';
import { Pair } from './pair.tsx';
import { segmentState, firstChangeIn, progressOf, type Written } from './segment-view.ts';
import { TranslateHead } from './translate-head.tsx';
import styles from './translate.module.css';
import { SaveOnEnter } from '#app/studio/content/form/facts/save-on-enter.tsx';

interface TranslateFormProps {
  it: LoadedTranslation & {
    /** The language in the address. */
    chosen: string;
    done: string | null;
  };
  formAnswer: FormAnswer | undefined;
}

const NO_TIME = { from: '' };

/** Without JavaScript its buttons save; with it, it saves itself as one writes. */
export function TranslateForm({ it, formAnswer }: TranslateFormProps) {
  const { languages: words, content } = useStudioWords();
  const languages = useLanguages();
  const translationHref = useTranslationHref();
  const { type, id, segments, into } = it;
  const language = words.names[into];
  const form = useRef<HTMLFormElement>(null);
  const chosen = it.chosen ? { language: it.chosen } : {};
  const address = studioHref('translation', { type, id, ...chosen });
  const documentType = typeOfSegments(it);
  const autosave = useAutosave(form, studioHref('translationDraft', { type, id, ...chosen }), {
    base: formAnswer?.conflict?.base ?? formAnswer?.saved?.base ?? it.base,
    isRefused: formAnswer !== undefined && !formAnswer.saved,
    paused: formAnswer?.conflict !== undefined,
  });
  const { problems, mend } = useProblems(formAnswer);
  const { written, recount } = useWritten(it, formAnswer, form);
  const { now, done, isBusy } = useSaveState({
    item: { ...it, isNew: !it.isStarted, fields: NO_TIME },
    formAnswer,
    keep: autosave.progress,
    problems: Object.keys(problems).length,
    isSendingFile: false,
  });
  const momentInWords = useMomentInWords();
  const first = useOpenedAt(segments, written, form);
  const progress = progressOf(segments, written);
  const progressText = words[progress.of === 'changes' ? 'changesDone' : 'segmentsDone'](
    progress.done,
    progress.all,
  );
  const changed = (name: string) => {
    mend(name.replace(/^(?:said|right)\./, ''));
    autosave.schedule();
    recount();
  };
  const problemIn = (problem: string | undefined) =>
    problem && (ownValue(words.problems, problem) ?? content.problems[problem]);
  const refused = formAnswer?.due === undefined ? words.refused : content.due.problemsTitle;
  const button = (intent: string, label: string, modifier = '') => (
    <button className={`button ${modifier}`} name="intent" value={intent} aria-disabled={isBusy || undefined}>
      {label}
    </button>
  );
  return (
    <div data-beside className={styles.page}>
      <TranslateHead it={it} />
      <FormNotes item={it} />
      {it.due && <DueNote due={it.due} type={documentType} fields={it.fields} action={address} />}
      {segments.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Form
          method="post"
          action={address}
          ref={form}
          preventScrollReset
          onSubmit={(event) => {
            // A second press while the first is on its way asks for nothing new.
            if (isBusy) return event.preventDefault();
            autosave.onSubmit();
          }}
          onInput={({ target }) => {
            const { name } = target as HTMLInputElement;
            // A time for the change is sent by its own button, and is no part of what is saved.
            if (name === 'due') mend('due');
            else changed(name);
          }}
        >
          {formAnswer?.conflict && (
            <ItemConflict type={documentType} conflict={formAnswer.conflict} mine={formAnswer.mine} />
          )}
          <input type="hidden" name="base" value={autosave.base} />
          <input type="hidden" name="editor" value={it.editor} />
          {it.factInfo && <SaveOnEnter />}
          {segments.map((segment) => (
            <Pair
              key={segment.key}
              segment={segment}
              from={it.from}
              into={into}
              facts={it.facts}
              care={segmentState(segment, written)}
              isAmongChanges={progress.of === 'changes'}
              isFirstChange={segment.key === first}
              value={formAnswer?.mine.texts[segment.key] ?? segment.value}
              isRight={formAnswer?.mine.confirmed?.includes(segment.key) ?? segment.isRight}
              problem={problemIn(problems[segment.key])}
              onChange={() => changed(translationFieldName(segment.key))}
            />
          ))}
          <FormFooter
            mark={markOf(now.mark, progress.isDue && it.isPublic)}
            says={saysOf(now.says)}
            kept={words.kept(progressText, now.kept ? content.saveState.kept[now.kept](now.at) : '')}
            answer={
              formAnswer ? (
                <Outcome
                  refused={formAnswer.conflict ? undefined : refused}
                  obstacles={Object.entries(problems).map(([field, problem]) => ({
                    field,
                    text: `${problemLabel(content, documentType, field, formAnswer.mine)}: ${problemIn(problem)}`,
                  }))}
                  answer={formAnswer}
                />
              ) : (
                <Outcome
                  done={
                    done &&
                    done !== 'unpublished' && (
                      <span>
                        {ownValue(words.done, done) ?? ownValue(content.done, done)}
                        {done === 'published' && (
                          <>
                            <GoingPublicLink />{' '}
                            {it.isPublic && (
                              <a href={inLanguage(it.address, into, languages)}>{content.seeLive}</a>
                            )}
                          </>
                        )}
                      </span>
                    )
                  }
                />
              )
            }
          >
            {button('save', words.save)}
            {button('preview', words.preview)}
            {button(
              'publish',
              it.isPublic ? words.publishChanges(language) : words.publish(language),
              'button--primary',
            )}
          </FormFooter>
          {(it.isPublic || it.isStarted) && (
            <ScheduleChange
              due={it.due}
              requested={formAnswer?.due}
              problem={problems['due']}
              sending={isBusy}
            />
          )}
          {it.isPublic && (
            <details className={styles.more}>
              <summary>{words.more}</summary>
              <ul role="list">
                <li>
                  <a className="button" href={inLanguage(it.address, into, languages)}>
                    {words.seeLive}
                  </a>
                </li>
                {it.hasDraft && <li>{button('discard', content.discard)}</li>}
                <li>{button('withdraw', words.withdraw(language))}</li>
              </ul>
            </details>
          )}
        </Form>
      )}
      <UndoForm
        turn={it.done === 'unpublished' && !it.isPublic ? it.base : undefined}
        text={words.withdrawn(language)}
        action={address}
        intent="undo-withdraw"
        of={{}}
      />
      {it.beside.next && (
        <p className={styles.on}>
          <Link to={translationHref(it.beside.next, 'older')}>{words.next}</Link>
        </p>
      )}
    </div>
  );

  function saysOf(says: typeof now.says): string {
    if (says === 'empty' || says === 'draft') return words.says[says](language);
    if (says === 'changeScheduled' && it.due) return content.saveState.says[says](momentInWords(it.due.at));
    if (says === 'public' || says === 'differs') return words.says.public(language, it.publishedOn);
    return says in words.says ? words.says[says as 'publishing'] : content.saveState.says.draft;
  }
}

/** What its segments are to whatever goes by the fields of a type. */
const typeOfSegments = ({ type, segments }: LoadedTranslation): ContentType => ({
  name: type,
  words: { one: '', many: '', new: '', about: '' },
  title: 'title',
  address: () => '',
  fields: segments.map(({ key, kind, label, hasFacts }) => ({
    name: key,
    kind,
    label,
    max: Infinity,
    mentionsFacts: hasFacts,
  })),
});

/** Half a brick where families read what is older: whatever else is so, that is what there is to do. */
const markOf = (mark: Mark, isOlder: boolean): Mark =>
  isOlder && (mark === 'public' || mark === 'differs') ? 'older' : mark;

/**
 * The piece that the page opens at, the first of what is to be translated: whoever comes here comes for it, and it may
 * be far below. After a press the answer is what one is led to.
 */
function useOpenedAt(
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

/** What stands in the fields, counted a moment after it was written. */
function useWritten(
  { segments }: LoadedTranslation,
  formAnswer: FormAnswer | undefined,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const [typed, setTyped] = useState<{ of: unknown; written: Written }>();
  const given: Written = {
    translations:
      formAnswer?.mine.texts ?? Object.fromEntries(segments.map(({ key, value }) => [key, value])),
    right: new Set(
      formAnswer?.mine.confirmed ?? segments.filter(({ isRight }) => isRight).map(({ key }) => key),
    ),
  };
  function recount() {
    setTimeout(() => {
      if (!form.current) return;
      const sent = new FormData(form.current);
      setTyped({
        of: segments,
        written: {
          translations: Object.fromEntries(
            segments.map(({ key }) => [
              key,
              String(sent.get(translationFieldName(key)) ?? '').replaceAll('\r\n', '\n'),
            ]),
          ),
          right: new Set(
            segments.filter(({ key }) => sent.has(confirmedFieldName(key))).map(({ key }) => key),
          ),
        },
      });
    });
  }
  // What was counted belongs to the page it was written on: after a press the server's answer is what is so.
  return { written: typed?.of === segments ? typed.written : given, recount };
}

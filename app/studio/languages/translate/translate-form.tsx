import { useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { inLanguage } from '#app/addresses.ts';
import { ownOf } from '#app/core/own.ts';
import { rightName, saidName } from '#app/publishing/translations/sent-translation.ts';
import { Conflict } from '#app/studio/content/form/conflict.tsx';
import { useAutosave } from '#app/studio/content/form/standing/use-autosave.ts';
import { useProblems } from '#app/studio/content/form/standing/use-problems.ts';
import { useStanding } from '#app/studio/content/form/standing/use-standing.ts';
import { Floor, type Mark } from '#app/studio/form/floor/floor.tsx';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Outcome } from '#app/studio/form/floor/outcome.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FIRST_CHANGE, translationHref } from '../translation-href.ts';
import type { LoadedTranslation } from './load-translation.server.ts';
import { Pair } from './pair.tsx';
import { careOf, firstChangeIn, progressOf, type Written } from './piece-view.ts';
import { TranslateHead } from './translate-head.tsx';
import styles from './translate.module.css';
import type { TranslationAnswer } from './translation-answer.ts';
import { SaveOnEnter } from '#app/studio/content/form/facts/save-on-enter.tsx';

interface TranslateFormProps {
  it: LoadedTranslation & { done: string | null };
  said: TranslationAnswer | undefined;
}

const NO_TIME = { from: '' };

/** Without JavaScript its buttons save; with it, it saves itself as one writes. */
export function TranslateForm({ it, said }: TranslateFormProps) {
  const { languages: words, content } = useStudioWords();
  const { type, id, pieces, into } = it;
  const language = words.names[into];
  const form = useRef<HTMLFormElement>(null);
  const address = studioHref('translation', { type, id });
  const base = String(said?.conflict?.base ?? said?.saved?.base ?? it.base);
  const autosave = useAutosave(form, studioHref('translationDraft', { type, id }), {
    base,
    isRefused: said !== undefined && !said.saved,
    paused: said?.conflict !== undefined,
  });
  const { problems, mend } = useProblems(said);
  const { written, recount } = useWritten(it, said, form);
  const { now, done, isBusy } = useStanding({
    item: {
      state: it.isPublic ? 'live' : 'draft',
      isNew: !it.isBegun,
      hasDraft: it.hasDraft,
      savedAt: it.savedAt,
      due: undefined,
      fields: NO_TIME,
      done: it.done,
    },
    said: said && {
      mine: NO_TIME,
      ...(said.saved && { saved: { at: said.saved.at, base } }),
      ...(said.conflict && { conflict: said.conflict }),
    },
    keep: autosave.keep,
    problems: Object.keys(problems).length,
    isSendingFile: false,
  });
  const first = useOpenedAt(pieces, written, form);
  const progress = progressOf(pieces, written);
  const told = words[progress.of === 'changes' ? 'changesDone' : 'piecesDone'](progress.done, progress.all);
  const changed = (name: string) => {
    mend(name.replace(/^(?:said|right)\./, ''));
    autosave.schedule();
    recount();
  };
  const labelOf = (key: string) => pieces.find((piece) => piece.key === key)?.label ?? key;
  const button = (intent: string, label: string, look = '') => (
    <button className={`button ${look}`} name="intent" value={intent} aria-disabled={isBusy || undefined}>
      {label}
    </button>
  );
  return (
    <div data-beside className={styles.page}>
      <TranslateHead it={it} />
      {pieces.length === 0 ? (
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
          onInput={({ target }) => changed((target as HTMLInputElement).name)}
        >
          {said?.conflict && (
            <Conflict
              title={words.conflict.title(said.conflict.by)}
              lead={`${said.conflict.at}. ${words.conflict.lead}`}
              fields={said.conflict.fields}
            >
              <button className="button button--primary" name="base" value={base}>
                {content.conflict.keepMine}
              </button>
              <a className="button" href="?">
                {content.conflict.takeTheirs}
              </a>
            </Conflict>
          )}
          <input type="hidden" name="base" value={autosave.base} />
          <input type="hidden" name="editor" value={it.editor} />
          {it.factInfo && <SaveOnEnter />}
          {pieces.map((piece) => (
            <Pair
              key={piece.key}
              piece={piece}
              from={it.from}
              into={into}
              facts={it.facts}
              care={careOf(piece, written)}
              isAmongChanges={progress.of === 'changes'}
              isFirstChange={piece.key === first}
              value={said?.mine.said[piece.key] ?? piece.value}
              isRight={said ? said.mine.right.includes(piece.key) : piece.isRight}
              problem={problems[piece.key] && words.problems[problems[piece.key]!]}
              onChange={() => changed(saidName(piece.key))}
            />
          ))}
          <Floor
            mark={markOf(now.mark, progress.isDue && it.isPublic)}
            says={saysOf(now.says)}
            kept={words.kept(told, now.kept ? content.standing.kept[now.kept](now.at) : '')}
            answer={
              said ? (
                <Outcome
                  refused={said.conflict ? undefined : words.refused}
                  obstacles={Object.entries(problems).map(([field, problem]) => ({
                    field,
                    text: `${labelOf(field)}: ${words.problems[problem]}`,
                  }))}
                  answer={said}
                />
              ) : (
                <Outcome
                  done={
                    done && (
                      <span>
                        {ownOf(words.done, done)}
                        {done === 'published' && (
                          <>
                            <GoingPublicLink />{' '}
                            {it.isPublic && <a href={inLanguage(it.address, into)}>{content.seeLive}</a>}
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
          </Floor>
          {it.isPublic && (
            <details className={styles.more}>
              <summary>{words.more}</summary>
              <ul role="list">
                <li>
                  <a className="button" href={inLanguage(it.address, into)}>
                    {words.seeLive}
                  </a>
                </li>
                <li>{button('withdraw', words.withdraw(language))}</li>
              </ul>
            </details>
          )}
        </Form>
      )}
      <UndoForm
        turn={it.done === 'withdrawn' && !it.isPublic ? it.base : undefined}
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
    if (says === 'public' || says === 'differs') return words.says.public(language, it.publishedOn);
    return says in words.says ? words.says[says as 'publishing'] : content.standing.says.draft;
  }
}

/** Half a brick where families read what is older: whatever else is so, that is what there is to do. */
const markOf = (mark: Mark, isOlder: boolean): Mark =>
  isOlder && (mark === 'public' || mark === 'differs') ? 'older' : mark;

/**
 * The piece that the page opens at, the first of what is to be translated: whoever comes here comes for it, and it may
 * be far below. After a press the answer is what one is led to.
 */
function useOpenedAt(
  pieces: LoadedTranslation['pieces'],
  written: Written,
  form: React.RefObject<HTMLFormElement | null>,
): string | undefined {
  const [first] = useState(() => firstChangeIn(pieces, written));
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
  { pieces }: LoadedTranslation,
  said: TranslationAnswer | undefined,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const [typed, setTyped] = useState<{ of: unknown; written: Written }>();
  const given: Written = {
    said: said?.mine.said ?? Object.fromEntries(pieces.map(({ key, value }) => [key, value])),
    right: new Set(said?.mine.right ?? pieces.filter(({ isRight }) => isRight).map(({ key }) => key)),
  };
  function recount() {
    setTimeout(() => {
      if (!form.current) return;
      const sent = new FormData(form.current);
      setTyped({
        of: pieces,
        written: {
          said: Object.fromEntries(
            pieces.map(({ key }) => [key, String(sent.get(saidName(key)) ?? '').replaceAll('\r\n', '\n')]),
          ),
          right: new Set(pieces.filter(({ key }) => sent.has(rightName(key))).map(({ key }) => key)),
        },
      });
    });
  }
  // What was counted belongs to the page it was written on: after a press the server's answer is what is so.
  return { written: typed?.of === pieces ? typed.written : given, recount };
}

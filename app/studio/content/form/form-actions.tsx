import { useStudioWords } from '#app/studio/words/words.ts';
import type { ReactNode } from 'react';
import type { ContentType } from '#app/publishing/content-type.ts';
import { Ask } from '#app/studio/undo/ask.tsx';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { Floor } from '#app/studio/form/floor/floor.tsx';
import styles from './item-form.module.css';
import type { Standing } from './standing/standing.ts';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { useMomentInWords } from './times/use-moment-in-words.ts';

interface FormActionsProps {
  item: LoadedItem;
  type: ContentType;
  standing: Standing;
  /** The moment that the form names, in words. */
  comes: string | undefined;
  answer: ReactNode;
  busy: boolean;
  /** So many facts have nothing to say: told before it is published. */
  emptyFacts: number;
  /** Below the buttons: the first button of a form is the one that the Enter key presses. */
  children: ReactNode;
}

export function FormActions({ item, type, standing, comes, emptyFacts, ...rest }: FormActionsProps) {
  const { answer, busy, children } = rest;
  const words = useStudioWords().content;
  const { state } = item;
  // Never `disabled`: a button that was pressed keeps the focus until its answer is there.
  const button = (intent: string, label: string, look = '') => (
    <button className={`button ${look}`} name="intent" value={intent} aria-disabled={busy || undefined}>
      {label}
    </button>
  );
  const title =
    itemName(type, { id: item.id, title: item.fields.texts[type.title] }, words, item.extra.facts) ||
    words.untitled;
  const momentInWords = useMomentInWords();
  const { mark, says, kept, at } = standing;
  const when = says === 'changeScheduled' && item.due ? momentInWords(item.due.at) : comes;
  const text = words.standing.says[says];
  const told = {
    mark,
    says: typeof text === 'string' ? text : text(when ?? ''),
    kept: kept && words.standing.kept[kept](at),
    note: emptyFacts > 0 ? words.sections.emptyFactsInIt(emptyFacts) : undefined,
    answer,
  };
  if (state === 'trash')
    return (
      <Floor {...told}>
        {button('restore', words.restore, 'button--primary')}
        {item.mayDelete && (
          <Ask label={words.deleteForGood} question={words.deleteAsk(title)}>
            {button('delete', words.deleteThis(title), 'button--dark')}
          </Ask>
        )}
      </Floor>
    );
  const isPublished = state !== 'draft';
  return (
    <>
      <Floor {...told}>
        {button('save', words.save)}
        {button('preview', words.preview)}
        {button('publish', words.standing.button[standing.button](comes ?? ''), 'button--primary')}
      </Floor>
      {children}
      {!item.isNew && (
        <details className={styles.more}>
          <summary>{words.more}</summary>
          <ul role="list">
            {state === 'live' && (
              <li>
                <a className="button" href={type.address({ id: item.id, texts: item.fields.texts })}>
                  {words.seeLive}
                </a>
              </li>
            )}
            {!type.isComplete && <li>{button('duplicate', words.duplicate)}</li>}
            {item.hasDraft && <li>{button('discard', words.discard)}</li>}
            {isPublished && !type.isComplete && <li>{button('unpublish', words.unpublish)}</li>}
            {!type.isComplete && <li>{button('trash', words.trash)}</li>}
          </ul>
        </details>
      )}
    </>
  );
}

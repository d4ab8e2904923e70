import { useStudioWords } from '#app/studio/words/words.ts';
import type { ReactNode } from 'react';
import type { ContentType } from '#app/publishing/content-type.ts';
import { Ask } from '#app/studio/undo/ask.tsx';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { FormFooter } from '#app/studio/form/footer/form-footer.tsx';
import styles from './item-form.module.css';
import type { SaveState } from './saving/save-state.ts';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { useMomentInWords } from './times/use-moment-in-words.ts';

interface FormActionsProps {
  item: LoadedItem;
  type: ContentType;
  saveState: SaveState;
  /** The moment that the form names, in words. */
  comes: string | undefined;
  answer: ReactNode;
  busy: boolean;
  /** So many facts have nothing to say: told before it is published. */
  emptyFacts: number;
  /** Below the buttons: the first button of a form is the one that the Enter key presses. */
  children: ReactNode;
}

export function FormActions({ item, type, saveState, comes, emptyFacts, ...rest }: FormActionsProps) {
  const { answer, busy, children } = rest;
  const words = useStudioWords().content;
  const { state } = item;
  // Never `disabled`: a button that was pressed keeps the focus until its answer is there.
  const button = (intent: string, label: string, modifier = '') => (
    <button className={`button ${modifier}`} name="intent" value={intent} aria-disabled={busy || undefined}>
      {label}
    </button>
  );
  const title =
    itemName(type, { id: item.id, title: item.fields.texts[type.title] }, words, item.extra.facts) ||
    words.untitled;
  const momentInWords = useMomentInWords();
  const { mark, says, kept, at } = saveState;
  const when = says === 'changeScheduled' && item.due ? momentInWords(item.due.at) : comes;
  const text = words.saveState.says[says];
  const footerProps = {
    mark,
    says: typeof text === 'string' ? text : text(when ?? ''),
    kept: kept && words.saveState.kept[kept](at),
    note: emptyFacts > 0 ? words.sections.emptyFactsInIt(emptyFacts) : undefined,
    answer,
  };
  if (state === 'trash')
    return (
      <FormFooter {...footerProps}>
        {button('restore', words.restore, 'button--primary')}
        {item.mayDelete && (
          <Ask label={words.deleteForGood} question={words.deleteAsk(title)}>
            {button('delete', words.deleteThis(title), 'button--dark')}
          </Ask>
        )}
      </FormFooter>
    );
  const isPublished = state !== 'draft';
  return (
    <>
      <FormFooter {...footerProps}>
        {button('save', words.save)}
        {button('preview', words.preview)}
        {button('publish', words.saveState.button[saveState.button](comes ?? ''), 'button--primary')}
      </FormFooter>
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
            {!type.isSingleton && <li>{button('duplicate', words.duplicate)}</li>}
            {item.hasDraft && <li>{button('discard', words.discard)}</li>}
            {isPublished && !type.isSingleton && <li>{button('unpublish', words.unpublish)}</li>}
            {!type.isSingleton && <li>{button('trash', words.trash)}</li>}
          </ul>
        </details>
      )}
    </>
  );
}

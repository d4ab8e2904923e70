import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import type { ContentType } from '#app/publishing/content-type.ts';
import styles from './item-form.module.css';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';

interface FormActionsProps {
  item: LoadedItem;
  type: ContentType;
  sending: boolean;
  status: string;
  /** So many sentences or more will not be shown: told before it is published. */
  emptyFacts: number;
}

export function FormActions({ item, type, sending, status, emptyFacts }: FormActionsProps) {
  const words = useStudioWords().content;
  const { state } = item;
  const button = (intent: string, label: string, look = '') => (
    <button className={`button ${look}`} name="intent" value={intent} disabled={sending}>
      {label}
    </button>
  );
  if (state === 'trash')
    return (
      <div className={styles.bar}>
        <div className={styles.buttons}>
          {button('restore', words.restore, 'button--primary')}
          {item.mayDelete && button('delete', words.deleteForGood)}
        </div>
      </div>
    );
  const isPublished = state !== 'draft';
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.status}>
          <p role="status">
            {status || (item.savedAt ? words.autosave.saved(item.savedAt) : words.autosave.idle)}
          </p>
          {emptyFacts > 0 && <p>{words.sections.emptyFactsInIt(emptyFacts)}</p>}
        </div>
        <div className={styles.buttons}>
          {button('save', words.save)}
          {button('preview', words.preview)}
          {button('publish', words.publish, 'button--primary')}
        </div>
      </div>
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
            <li>
              <Link className="button" to={`${itemAddress(type, item.id)}/versions`}>
                {words.versions}
              </Link>
            </li>
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

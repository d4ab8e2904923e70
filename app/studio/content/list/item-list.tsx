import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import type { ContentType } from '#app/publishing/content-type.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import type { State } from '#app/publishing/state.ts';
import { languageOf } from '#app/words/language-of.ts';
import styles from './list.module.css';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import { itemAddress } from '#app/studio/content/types/addresses.ts';

interface ShownItem {
  id: string;
  title: string;
  detail: string;
  state: State;
  hasDraft: boolean;
  changed: string;
  when: string;
  isAsBegun: boolean;
}

interface ItemListProps {
  type: ContentType;
  items: ShownItem[];
  sending: boolean;
  /** Nothing can be done with several at once. */
  isFixed: boolean;
}

/** Cards on a phone, a table where there is room: the same rows, set otherwise. */
export function ItemList({ type, items, sending, isFixed }: ItemListProps) {
  const words = useStudioWords().content;
  return (
    <>
      <ul role="list" className={styles.items}>
        {items.map((item) => {
          const title = itemName(type, item, words) || words.untitled;
          return (
            <li key={item.id} className={styles.item}>
              {!isFixed && (
                <label className={styles.choose}>
                  <input type="checkbox" name="id" value={item.id} />
                  <span className="unseen">{words.choose(title)}</span>
                </label>
              )}
              <Link className={styles.title} to={itemAddress(type, item.id)} lang={languageOf(title)}>
                {title}
              </Link>
              <span className={styles.state}>
                <StateBadge state={item.state} hasDraft={item.hasDraft} />
                {item.isAsBegun && <small className={styles.begun}>{words.begun.title}</small>}
                {item.when && <small>{item.when}</small>}
              </span>
              <span className={styles.facts}>
                {item.detail && <span>{item.detail}</span>}
                <span>
                  {words.columns.changed} {item.changed}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {!isFixed && (
        <div className={styles.bulk}>
          <span>{words.chosen}</span>
          {(['publish', 'unpublish', 'trash'] as const).map((action) => (
            <button key={action} className="button" name="intent" value={action} disabled={sending}>
              {words[action]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

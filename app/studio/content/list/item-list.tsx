import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import type { ContentType } from '#app/publishing/content-type.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import type { State } from '#app/platform/content/state.ts';
import { OlderMark } from '#app/studio/languages/language-mark.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import styles from './list.module.css';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { withParams } from './list-input.ts';
import { rememberScroll } from './use-restored-scroll.ts';

export interface ShownItem {
  id: string;
  title: string;
  excerpt: string;
  detail: string;
  state: State;
  hasDraft: boolean;
  changed: string;
  when: string;
  isStarterText: boolean;
  /** For a starter text: the version that was read. */
  starterVersion?: number | undefined;
  /** The languages in which families read an outdated translation. */
  olderIn: readonly Locale[];
}

interface ItemListProps {
  type: ContentType;
  items: ShownItem[];
  /** There are no bulk actions. */
  isFixed: boolean;
  /** Starter texts can be confirmed; those with a draft cannot. */
  isConfirming: boolean;
  /** Items can be moved up and down. */
  isOrdered: boolean;
  /** The filter, sort order and page of the list. */
  listState: string;
}

/** Cards on a phone, a table on wide screens: the same rows, styled differently. */
export function ItemList({ type, items, isFixed, isConfirming, isOrdered, listState }: ItemListProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  return (
    <ul role="list" className={styles.items} data-ordered={isOrdered || undefined}>
      {items.map((item) => {
        const name = itemName(type, item, words);
        const title = name || item.excerpt || words.untitled;
        return (
          <li key={item.id} className={styles.item}>
            {!isFixed && (!isConfirming || item.starterVersion !== undefined) && (
              <label className={styles.choose}>
                <input type="checkbox" name="id" value={item.id} />
                <span className="unseen">{words.choose(title)}</span>
              </label>
            )}
            {!isFixed && item.starterVersion !== undefined && (
              <input type="hidden" name={`version.${item.id}`} value={item.starterVersion} />
            )}
            {isOrdered && <MoveButtons id={item.id} title={title} />}
            <Link
              className={styles.title}
              to={withParams(itemAddress(type, item.id), { list: listState })}
              onClick={() => rememberScroll(withParams(listAddress(type), { list: listState }))}
              lang={languageOf(title)}
              data-untitled={name === '' || undefined}
            >
              {title}
            </Link>
            <span className={styles.state}>
              <StateBadge state={item.state} hasDraft={item.hasDraft} />
              {item.isStarterText && <small className={styles.starter}>{words.starterText.title}</small>}
              {item.state !== 'trash' &&
                item.olderIn.map((language) => <OlderMark key={language} language={language} />)}
              {item.when && <small>{item.when}</small>}
            </span>
            <span className={styles.facts}>
              {item.detail && <span>{item.detail}</span>}
              <span>{words.changedOn(item.changed)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Never `disabled`, so that the focus stays when an item reaches the end. */
const MoveButtons = ({ id, title }: { id: string; title: string }) => {
  const words = useStudioWords().content.order;
  return (
    <span className={styles.move}>
      {(['up', 'down'] as const).map((to) => (
        <button key={to} id={moveId(id, to)} name="move" value={`${to} ${id}`} aria-label={words[to](title)}>
          <span aria-hidden="true">{to === 'up' ? '↑' : '↓'}</span>
        </button>
      ))}
    </span>
  );
};

export const moveId = (id: string, to: 'up' | 'down') => `${to}-${id}`;

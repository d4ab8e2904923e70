import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, Link } from 'react-router';
import type { ContentType } from '#app/publishing/content-type.ts';
import { firstSort, type Sort, sortsOf } from '#app/publishing/studio-list/sorts.ts';
import { type State, states } from '#app/platform/content/state.ts';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { type ListSearch, listQuery } from './list-input.ts';
import styles from './list.module.css';
import { listAddress } from '#app/studio/content/types/addresses.ts';

interface ListFiltersProps {
  type: ContentType;
  search: ListSearch;
  counts: Record<State | 'all', number>;
  /** The number of unedited starter texts. */
  untouched: number;
}

/** Plain links and a plain form: shareable, and Back works. */
export function ListFilters({ type, search, counts, untouched }: ListFiltersProps) {
  const words = useStudioWords().content;
  const { state, q, sort, starterOnly } = search;
  const choices = [undefined, ...states] as const;
  const sortName = (one: Sort) =>
    one === 'detail' ? (words.sortByDetail[type.name] ?? words.sorts.detail) : words.sorts[one];
  return (
    <div className={styles.filters}>
      <nav aria-label={words.stateFilter}>
        <ul role="list" className={styles.states}>
          {choices.map((one) => (
            <li key={one ?? 'all'}>
              <Link
                to={listQuery(search, { state: one, starterOnly: false })}
                aria-current={one === state && !starterOnly ? 'true' : undefined}
              >
                {one ? words.states[one] : words.showAll} <span>{counts[one ?? 'all']}</span>
              </Link>
            </li>
          ))}
          {(untouched > 0 || starterOnly) && (
            <li>
              <Link
                to={listQuery(search, { state: undefined, starterOnly: true })}
                aria-current={starterOnly ? 'true' : undefined}
              >
                {words.starterText.title} <span>{untouched}</span>
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <Form className={styles.search} action={listAddress(type)} role="search" key={`${q} ${sort}`}>
        {state && <input type="hidden" name="state" value={state} />}
        {starterOnly && <input type="hidden" name="begun" value="1" />}
        <label>
          <span className="unseen">{words.search}</span>
          <input type="search" name="q" defaultValue={q} placeholder={words.search} maxLength={100} />
        </label>
        <label>
          <span className="unseen">{words.sortBy}</span>
          <select name="sort" defaultValue={sort ?? firstSort(type)}>
            {sortsOf(type).map((one) => (
              <option key={one} value={one}>
                {sortName(one)}
              </option>
            ))}
          </select>
        </label>
        <button className="button">
          <SearchIcon />
          <span className="unseen">{words.find}</span>
        </button>
      </Form>
    </div>
  );
}

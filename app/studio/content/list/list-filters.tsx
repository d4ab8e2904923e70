import type { ReactNode } from 'react';
import { type State, states } from '#app/platform/content/state.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { firstSort, type Sort, sortsOf } from '#app/publishing/studio-list/sorts.ts';
import { listAddress } from '#app/studio/content/types/addresses.ts';
import { ChipLink, Chips } from '#app/studio/kit/chip.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect, ToolbarSort } from '#app/studio/kit/toolbar.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type ListSearch, listQuery } from './list-input.ts';

interface ListFiltersProps {
  type: ContentType;
  search: ListSearch;
  counts: Record<State | 'all', number>;
  /** The number of unedited starter texts. */
  untouched: number;
  /** Its rows can be selected. */
  hasSelect: boolean;
  /** What can be done with those that are selected. */
  chosen: ReactNode;
}

/** Plain links and a plain form: shareable, and Back works. */
export function ListFilters({ type, search, counts, untouched, hasSelect, chosen }: ListFiltersProps) {
  const words = useStudioWords().content;
  const { state, q, sort, starterOnly } = search;
  const sortName = (one: Sort) =>
    one === 'detail' ? (words.sortByDetail[type.name] ?? words.sorts.detail) : words.sorts[one];
  return (
    <Toolbar chosen={chosen}>
      <ToolbarSearch label={words.search} search={words.find} value={q} action={listAddress(type)}>
        {state && <input type="hidden" name="state" value={state} />}
        {starterOnly && <input type="hidden" name="begun" value="1" />}
        <ToolbarSort
          label={words.sortBy}
          value={sort ?? firstSort(type)}
          options={sortsOf(type).map((one) => ({ value: one, label: sortName(one) }))}
        />
      </ToolbarSearch>
      {hasSelect && <ToolbarSelect>{words.select}</ToolbarSelect>}
      <Chips label={words.stateFilter}>
        {[undefined, ...states].map((one) => (
          <ChipLink
            key={one ?? 'all'}
            to={listQuery(search, { state: one, starterOnly: false })}
            isCurrent={one === state && !starterOnly}
            count={counts[one ?? 'all']}
          >
            {one ? words.states[one] : words.showAll}
          </ChipLink>
        ))}
        {(untouched > 0 || starterOnly) && (
          <ChipLink
            to={listQuery(search, { state: undefined, starterOnly: true })}
            isCurrent={starterOnly}
            count={untouched}
          >
            {words.starterText.title}
          </ChipLink>
        )}
      </Chips>
    </Toolbar>
  );
}

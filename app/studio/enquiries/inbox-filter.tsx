import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { type InboxFilter as Filter, type InboxState, inboxStates } from '#app/features/enquiries/enquiry.ts';
import { LinkButton } from '../kit/button.tsx';
import { ChipLink, Chips } from '../kit/chip.tsx';
import { Toolbar, ToolbarSearch } from '../kit/toolbar.tsx';
import layout from '../kit/layout.module.css';
import { inboxHref } from './inbox-href.ts';

interface InboxFilterProps {
  filter: Filter;
  counts: Record<InboxState, number>;
  mine: number;
  undelivered: number;
}

/** The states with their numbers, and the search, which covers all states. */
export function InboxFilter({ filter, counts, mine, undelivered }: InboxFilterProps) {
  const words = useStudioWords().enquiries;
  const { q } = filter;
  const all = counts.new + counts['in-progress'] + counts.answered;
  const chips = [
    { state: undefined, name: words.all, count: all },
    { state: 'mine' as const, name: words.mine, count: mine },
    ...inboxStates.map((state) => ({ state, name: words.states[state], count: counts[state] })),
    // Only if something can be done about it.
    ...(undelivered > 0 || filter.state === 'undelivered'
      ? [{ state: 'undelivered' as const, name: words.undelivered, count: undelivered }]
      : []),
  ];
  return (
    <>
      <Toolbar>
        <ToolbarSearch
          label={words.search.hint}
          search={words.search.submit}
          value={q ?? ''}
          action={studioHref('inbox')}
        >
          {filter.state && <input type="hidden" name="state" value={filter.state} />}
        </ToolbarSearch>
        <Chips label={words.filter}>
          {chips.map(({ state, name, count }) => (
            <ChipLink
              key={name}
              to={inboxHref({ state, q })}
              isCurrent={state === filter.state}
              // The total would be wrong next to a search result.
              count={q ? undefined : count}
            >
              {name}
            </ChipLink>
          ))}
        </Chips>
      </Toolbar>
      {q && (
        <p className={layout.line}>
          <b>{words.search.found(q)}</b>
          <LinkButton kind="quiet" to={inboxHref({ state: filter.state })}>
            {words.search.clear}
          </LinkButton>
        </p>
      )}
    </>
  );
}

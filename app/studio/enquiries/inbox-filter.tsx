import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Form, Link } from 'react-router';
import { type InboxFilter as Filter, type InboxState, inboxStates } from '#app/features/enquiries/enquiry.ts';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { Field } from '../form/field.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { inboxHref } from './inbox-href.ts';
import styles from './inbox.module.css';

const urgent = new Set<Filter['state']>(['new', 'undelivered']);

interface InboxFilterProps {
  filter: Filter;
  counts: Record<InboxState, number>;
  undelivered: number;
}

/** The states as tabs with their numbers, and the search, which covers all states. */
export function InboxFilter({ filter, counts, undelivered }: InboxFilterProps) {
  const words = useStudioWords().enquiries;
  const { q } = filter;
  const all = counts.new + counts['in-progress'] + counts.answered;
  const tabs = [
    { state: undefined, name: words.all, count: all },
    // Only if something can be done about it.
    ...(undelivered > 0 || filter.state === 'undelivered'
      ? [{ state: 'undelivered' as const, name: words.undelivered, count: undelivered }]
      : []),
    ...inboxStates.map((state) => ({ state, name: words.states[state], count: counts[state] })),
  ];
  return (
    <>
      <Form className={styles.search} role="search" action={studioHref('inbox')} key={q ?? ''}>
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        <Field
          name="q"
          type="search"
          label={words.search.label}
          hint={words.search.hint}
          defaultValue={q}
          maxLength={100}
        />
        <button className="button">
          <SearchIcon />
          {words.search.submit}
        </button>
      </Form>
      {q && (
        <p className={styles.found}>
          <b>{words.search.found(q)}</b>{' '}
          <Link to={inboxHref({ state: filter.state })}>{words.search.clear}</Link>
        </p>
      )}
      <Tabs
        label={words.filter}
        dense
        tabs={tabs.map(({ state, name, count }) => ({
          to: inboxHref({ state, q }),
          name,
          // The total would be wrong next to a search result.
          ...(!q && { count, isUrgent: urgent.has(state) && count > 0 }),
          isCurrent: state === filter.state,
        }))}
      />
    </>
  );
}

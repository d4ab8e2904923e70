import { createContext, useContext, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Select } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Destination } from './destination.ts';
import { PageSearch } from './page-search.tsx';

export const Destinations = createContext<readonly Destination[]>([]);

interface PagePickProps {
  id: string;
  value: string;
  'aria-describedby'?: string | undefined;
  onChange: (value: string) => void;
}

/** One of the site's pages by name, independent of its address; then optionally a section of it. */
export function PagePick({ value, onChange, ...input }: PagePickProps) {
  const words = useStudioWords().content.sections;
  const destinations = useContext(Destinations);
  const hydrated = useHydrated();
  const [isSearching, setSearching] = useState(false);
  const groups = [...new Set(destinations.map(({ of }) => of))];
  const page = value.split('#')[0]!;
  const chosen = destinations.find((each) => each.value === page);
  const parts = chosen?.parts ?? [];
  return (
    <>
      <div className={layout.line}>
        <Select {...input} value={page} onChange={({ target }) => onChange(target.value)}>
          <option value="">{words.noPage}</option>
          {page && !chosen && <option value={page}>{words.pageGone}</option>}
          {groups.map((group) => (
            <optgroup key={group} label={words[group]}>
              {destinations
                .filter(({ of }) => of === group)
                .map((each) => (
                  <option key={each.value} value={each.value}>
                    {each.label}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        {hydrated && (
          <Button type="button" icon={<Icon name="search" />} onClick={() => setSearching(true)}>
            {words.searchPages}
          </Button>
        )}
      </div>
      {parts.length > 0 && (
        <Select
          aria-label={words.partOf(chosen?.label ?? '')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value={page}>{words.wholePage}</option>
          {value !== page && !parts.some((part) => part.value === value) && (
            <option value={value}>{words.partGone}</option>
          )}
          {parts.map((part) => (
            <option key={part.value} value={part.value}>
              {part.label}
            </option>
          ))}
        </Select>
      )}
      {isSearching && (
        <PageSearch destinations={destinations} onChoose={onChange} onClose={() => setSearching(false)} />
      )}
    </>
  );
}

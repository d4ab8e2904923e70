import { type ChangeEvent, createContext, useContext } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';

/** What an entry of the menu may lead to. */
export interface Destination {
  value: string;
  label: string;
  of: 'everySchools' | 'ownPages' | 'partsOfPages' | 'otherSites';
}

export const Destinations = createContext<readonly Destination[]>([]);

interface PagePickProps {
  id: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** One of the site's pages by its name, whatever its address is or will be. */
export function PagePick(props: PagePickProps) {
  const words = useStudioWords().content.sections;
  const destinations = useContext(Destinations);
  const groups = [...new Set(destinations.map(({ of }) => of))];
  return (
    <select {...props}>
      <option value="">{words.noPage}</option>
      {groups.map((group) => (
        <optgroup key={group} label={words[group]}>
          {destinations
            .filter(({ of }) => of === group)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

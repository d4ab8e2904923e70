import { useLocation } from 'react-router';
import { Tabs } from '../kit/tabs.tsx';
import { useStudioWords } from '../words/words.ts';
import { useFrameData } from './frame-data.ts';
import { menuPlaces } from './menu.ts';

interface PlaceTabsProps {
  /** The number of items in each, by its address. */
  counts: Record<string, number>;
}

/**
 * Below the header of a list: the other lists of its place, such as News, Notices and Highlights. Nothing where
 * there is only one, or where they are entries of the menu.
 */
export function PlaceTabs({ counts }: PlaceTabsProps) {
  const words = useStudioWords();
  const { pathname } = useLocation();
  const places = menuPlaces(words, useFrameData()?.menu ?? [], pathname);
  const place = places.find(({ isCurrent }) => isCurrent);
  if (!place || place.hasIndex || place.entries.length < 2) return null;
  return (
    <Tabs
      label={place.title}
      tabs={place.entries.map(({ name, href, isCurrent }) => ({
        to: href,
        name,
        isCurrent,
        count: counts[href],
      }))}
    />
  );
}

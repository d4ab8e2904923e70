import { useLocation } from 'react-router';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { useStudioWords } from '../words/words.ts';
import { EntryList } from './entry-list.tsx';
import { useFrameData } from './frame-data.ts';
import { menuPlaces, type PlaceName } from './menu.ts';
import { OwedFactorBanner } from './owed-factor.tsx';

/** What School or Settings holds for this person. */
export function PlacePage({ of }: { of: PlaceName & ('school' | 'settings') }) {
  const words = useStudioWords();
  const { pathname } = useLocation();
  const place = menuPlaces(words, useFrameData()?.menu ?? [], pathname).find(({ name }) => name === of);
  return (
    <div className={`${layout.page} ${layout.narrow}`}>
      <PageHeader title={words.places[of]} />
      {of === 'settings' && <OwedFactorBanner />}
      <EntryList entries={place?.entries ?? []} />
    </div>
  );
}

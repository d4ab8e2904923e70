import { useWords } from '#app/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useLocation } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import { Banner } from '../kit/banner.tsx';
import { LinkButton } from '../kit/button.tsx';
import { useStudioWords } from '../words/words.ts';
import { useFrameData } from './frame-data.ts';

/**
 * Until an administrator signs in with a second factor: on the first page after signing in, in the settings and
 * where it is set up, and nowhere else.
 */
export function OwedFactorBanner() {
  const { dates } = useWords();
  const words = useStudioWords().owedFactor;
  const { pathname } = useLocation();
  const owed = useFrameData()?.owedFactor;
  if (!owed) return null;
  const ways = [
    { to: studioHref('ownPasskeys'), name: words.passkey },
    { to: studioHref('ownSecondStep'), name: words.secondStep },
  ].filter(({ to }) => to !== pathname);
  return (
    <Banner
      kind={owed.isOver ? 'warn' : 'plain'}
      icon="key"
      aria-label={words.label}
      action={ways.map(({ to, name }) => (
        <LinkButton key={to} kind="quiet" to={to}>
          {name}
        </LinkButton>
      ))}
    >
      <p>{owed.isOver ? words.over : words.until(dates.day(dayInIndia(owed.until)))}</p>
    </Banner>
  );
}

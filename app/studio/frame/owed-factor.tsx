import { useWords } from '#app/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Link, useLocation } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OwedFactor } from '#app/access/sign-in/owed-factor.server.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './owed-factor.module.css';

/**
 * Above every page, until an administrator signs in with a second factor: in full on the dashboard and where
 * it is set up, elsewhere in one line, to save space on phones.
 */
export function OwedFactorNotice({ until, isOver }: OwedFactor) {
  const { dates } = useWords();
  const words = useStudioWords().owedFactor;
  const { pathname } = useLocation();
  const day = dates.day(dayInIndia(until));
  const isInFull =
    isOver || pathname === studioHref('dashboard') || pathname.startsWith(studioHref('account'));
  if (!isInFull)
    return (
      <aside className={styles.notice} aria-label={words.label}>
        <p>
          {words.short(day)}{' '}
          <Link className="link" to={studioHref('account')}>
            {words.setUp}
          </Link>
        </p>
      </aside>
    );
  const ways = [
    { to: studioHref('ownPasskeys'), name: words.passkey },
    { to: studioHref('ownSecondStep'), name: words.secondStep },
  ].filter(({ to }) => to !== pathname);
  return (
    <aside className={styles.notice} aria-label={words.label}>
      <p>{isOver ? words.over : words.until(day)}</p>
      <p className={styles.ways}>
        {ways.map(({ to, name }) => (
          <Link key={to} className="button" to={to}>
            {name}
          </Link>
        ))}
      </p>
    </aside>
  );
}

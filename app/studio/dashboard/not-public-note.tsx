import { studioHref } from '#app/access/studio-addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

/** First of all, for whoever believes that families see what they write. */
export function NotPublicNote() {
  const { goingPublic: words } = useStudioWords();
  return (
    <section className={styles.closed} aria-labelledby="not-public">
      <h2 id="not-public">{words.notYet}</h2>
      <p>{words.notYetText}</p>
      <p>
        <Link className="link" to={studioHref('goingPublic')}>
          {words.linkText}
        </Link>
      </p>
    </section>
  );
}

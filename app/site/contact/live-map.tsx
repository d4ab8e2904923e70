import { useWords } from '#app/words/words.ts';
import styles from './live-map.module.css';

const FRAME = 'live-map';

/**
 * An empty frame that a link fills, so that the map's site is requested only then, with or without a script. (Without
 * scripts, browsers load a lazy frame at once.) With a script the frame takes its space when the map is opened.
 */
export function LiveMap({ school, url, host }: { school: string; url: string; host: string }) {
  const { contact: words } = useWords();
  return (
    <div className={styles.map} data-island="show-map">
      <div className={styles.note}>
        <p>
          <b>{words.mapElsewhere}</b> {words.mapHint(host)}
        </p>
        <a className="button" href={url} target={FRAME}>
          {words.showMap}
        </a>
      </div>
      {/* A map needs scripts and its own origin; a sandbox that allows both protects nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe name={FRAME} title={words.map(school)} />
    </div>
  );
}

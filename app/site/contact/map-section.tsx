import type { SchoolProfile } from '#app/features/school/profile.ts';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { useWords } from '#app/words/words.tsx';
import styles from './contact-page.module.css';

const FRAME = 'live-map';

export const hasMap = ({ mapEmbedUrl, mapUrl }: SchoolProfile) => Boolean(mapEmbedUrl || mapUrl);

/**
 * A drawn map, and over it an empty frame that a link fills: the map's site is asked only then, with or
 * without a script. (A lazy frame would not do: without scripts browsers load those at once.) The address
 * stands beside it in any case.
 */
export function MapSection({ profile, host }: { profile: SchoolProfile; host: string | undefined }) {
  const { contact: words } = useWords();
  const { name, addressLines, mapEmbedUrl, mapUrl } = profile;
  if (!hasMap(profile)) return null;
  const lines = addressLines.filter((line) => line !== name);
  return (
    <section id="map" className={styles.map} aria-labelledby="map-sign" data-print="no">
      <div className={styles.frame}>
        {/* A map needs scripts and its own origin; a sandbox that allows both is none. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        {host && <iframe name={FRAME} title={words.map(name)} loading="lazy" />}
      </div>
      <div className={`wrap ${styles.sign}`}>
        <h2 id="map-sign">{name}</h2>
        {lines.length > 0 && <p>{lines.join(', ')}</p>}
        <p className={styles.ways}>
          {mapUrl && (
            <OutsideLink className="button button--dark" href={mapUrl}>
              {words.directions}
            </OutsideLink>
          )}
          {host && (
            <a className="link" href={mapEmbedUrl} target={FRAME}>
              {words.showMap}
            </a>
          )}
        </p>
        {host && <small>{words.showMapHint(host)}</small>}
      </div>
    </section>
  );
}

import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { useWords } from '#app/words/words.ts';
import { LiveMap } from './live-map.tsx';
import styles from './way-in.module.css';

export const hasMap = ({ mapEmbedUrl, mapUrl }: SchoolProfile) => Boolean(mapEmbedUrl || mapUrl);

interface WayInProps {
  profile: SchoolProfile;
  /** The host of the map's site; undefined if no map may be framed. */
  mapHost: string | undefined;
  picture: Attachment | undefined;
}

/**
 * A picture of the entrance, the address, and the real map; no streets are drawn, because they would not be the real
 * ones.
 */
export function WayIn({ profile, mapHost, picture }: WayInProps) {
  const { contact: words } = useWords();
  const { name, addressLines, mapEmbedUrl, mapUrl } = profile;
  if (!hasMap(profile)) return null;
  const lines = addressLines.filter((line) => line !== name);
  return (
    <section id="map" className={styles.wayIn} aria-labelledby="map-sign" data-print="no">
      <div className={`wrap ${styles.inner} ${picture ? styles.withPicture : ''}`}>
        {picture && (
          <div className={`arch ${styles.gate}`}>
            <Picture
              picture={picture}
              shape="4x3"
              sizes="(min-width: 64rem) min(43vw, 40rem), 95vw"
              most={1280}
            />
          </div>
        )}
        <div className={styles.sign}>
          <h2 id="map-sign">{words.comeBy(name)}</h2>
          {lines.length > 0 && <p>{lines.join(', ')}</p>}
          {mapUrl && (
            <p>
              <OutsideLink className="button button--dark" href={mapUrl}>
                {words.directions}
              </OutsideLink>
            </p>
          )}
        </div>
        {mapHost && <LiveMap school={name} url={mapEmbedUrl} host={mapHost} />}
      </div>
    </section>
  );
}

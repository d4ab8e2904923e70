import { useHref } from '#app/links.ts';
import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { useEffect, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { renditionUrl } from '#app/media/picture.ts';
import styles from './discover.module.css';

interface GalleryRetryProps {
  schoolCode: string;
  labels: { loading: string; failed: string; again: string };
}

interface Album {
  _id: string;
  title: string;
  attachments: string[];
}

const MOST = 10;
const TIMEOUT_MS = 10_000;

/** The server could not read the albums for this page: the browser tries once more, and shows its progress. */
function GalleryRetry({ schoolCode, labels }: GalleryRetryProps) {
  const hrefOf = useHref();
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ attempt: number; albums?: Album[] }>();
  useEffect(() => {
    fetchAlbums(schoolCode).then(
      (albums) => setAnswer({ attempt, albums }),
      () => setAnswer({ attempt }),
    );
  }, [schoolCode, attempt]);

  if (answer?.albums) return <Albums albums={answer.albums} />;
  const loading = hydrated && answer?.attempt !== attempt;
  return (
    <div className="message message--wrong" role="status">
      <p>{loading ? labels.loading : labels.failed}</p>
      {/* Without a script, this link reloads the whole page. */}
      {!hydrated && (
        <a className="button" href={hrefOf('home')}>
          {labels.again}
        </a>
      )}
      {hydrated && !loading && (
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          {labels.again}
        </button>
      )}
    </div>
  );
}

function Albums({ albums }: { albums: Album[] }) {
  const hrefOf = useHref();
  return (
    <ul role="list" className={styles.again}>
      {albums.map(({ _id, title, attachments: [cover] }) => (
        <li key={_id}>
          <a className={styles.shot} href={hrefOf('album', { id: _id })}>
            <span className={styles.picture}>
              {cover && <img src={renditionUrl(cover, 480, 'webp')} alt="" loading="lazy" />}
            </span>
            <span className={styles.title}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

async function fetchAlbums(schoolCode: string): Promise<Album[]> {
  const answer = await fetch(`/api/gallery/${encodeURIComponent(schoolCode)}?limit=${MOST}`, {
    signal: timeoutSignal(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the gallery answered ${answer.status}`);
  return (await answer.json()) as Album[];
}

export const galleryRetry = defineIsland('gallery-again', GalleryRetry);

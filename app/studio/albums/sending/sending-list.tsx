import { useStudioWords } from '#app/studio/words/words.ts';
import { Progress } from '#app/studio/kit/progress.tsx';
import type { SentPhoto } from './photo-sender.ts';
import styles from './upload-panel.module.css';

/** Only the next waiting photos are named: a list of sixty would push the album away. */
const NAMED_WAITING = 3;

interface SendingProps {
  photos: SentPhoto[];
  isBusy: boolean;
  retry: (id: string) => void;
  retryAll: () => void;
  dismiss: (id: string) => void;
}

/** The progress of all photos and of each; errors, and how to solve them. */
export function SendingList({ photos, isBusy, retry, retryAll, dismiss }: SendingProps) {
  const words = useStudioWords().albums.add;
  const taken = photos.filter(({ state }) => state !== 'refused');
  const here = taken.filter(({ state }) => state === 'here').length;
  const failed = taken.filter(({ state }) => state === 'failed');
  const parts = taken.reduce((sum, { part }) => sum + part, 0);
  const underWay = photos.filter(({ state }) => state !== 'here' && state !== 'waiting');
  const waiting = photos.filter(({ state }) => state === 'waiting');
  const more = waiting.length - NAMED_WAITING;
  const message = isBusy || here < taken.length ? words.sent(here, taken.length) : words.allSent(here);
  return (
    <div className={styles.sending}>
      {taken.length > 0 && (
        <p className={styles.total}>
          {/* Only the last message is announced: sixty would drown everything else. */}
          <span aria-live={isBusy ? 'off' : 'polite'}>{message}</span>
          <Progress label={message} value={taken.length ? parts / taken.length : 0} />
        </p>
      )}
      {failed.length > 1 && (
        <button type="button" className="button" onClick={retryAll}>
          {words.retryAll}
        </button>
      )}
      <ul className={styles.files}>
        {[...underWay, ...waiting.slice(0, NAMED_WAITING)].map((photo) => (
          <li key={photo.id} data-state={photo.state}>
            <span className={styles.name}>{photo.name}</span>
            <FileState photo={photo} />
            {(photo.state === 'failed' || photo.state === 'refused') && (
              <span className={styles.choices}>
                {photo.state === 'failed' && (
                  <button type="button" className="button" onClick={() => retry(photo.id)}>
                    {words.retry}
                  </button>
                )}
                <button type="button" className={styles.dismiss} onClick={() => dismiss(photo.id)}>
                  {words.dismiss}
                  <span className="unseen"> {photo.name}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.waiting}>{words.moreWait(more)}</p>}
    </div>
  );
}

function FileState({ photo }: { photo: SentPhoto }) {
  const words = useStudioWords().albums.add;
  const albumWords = useStudioWords().albums;
  const { refusals } = albumWords;
  if (photo.reason && (photo.state === 'failed' || photo.state === 'refused'))
    return (
      <span className={styles.reason}>
        {photo.size && `${albumWords.sizeOf(photo.size)} `}
        {refusals[photo.reason] ?? refusals['other']}
      </span>
    );
  if (photo.state === 'waiting') return <span className={styles.waiting}>{words.waiting}</span>;
  return (
    <span className={styles.bar}>
      <Progress label={words.progressOf(photo.name)} value={photo.part} />
      {photo.part >= 1 ? words.finishing : words.sending(Math.floor(photo.part * 100))}
    </span>
  );
}

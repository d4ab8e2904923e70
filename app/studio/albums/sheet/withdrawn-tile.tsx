import { dayInIndia } from '#app/core/time/days.ts';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { EyeOffIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import styles from './sheet.module.css';

interface WithdrawnTileProps {
  photo: ManagedPhoto;
  number: number;
  of: number;
  mayRestore: boolean;
}

/** The place of a withdrawn photo, without its picture. */
export function WithdrawnTile({ photo, number, of, mayRestore }: WithdrawnTileProps) {
  const { dates } = useWords();
  const words = useStudioWords().albums.list;
  const { fetcher, busy, once } = usePhotosFetcher();
  const until = photo.withdrawn?.until;
  return (
    <li className={styles.tile} id={`photo-${photo.mediaId}`}>
      <div className={styles.shot} data-withdrawn="">
        <EyeOffIcon />
        <strong>{words.withdrawn}</strong>
        <b className={styles.notch}>
          <span aria-hidden="true">{number}</span>
          <span className="unseen">{words.number(number, of)}</span>
        </b>
      </div>
      <p className={styles.gone}>
        {words.withdrawnHelp} {until ? words.restorable(dates.day(dayInIndia(until))) : words.erased}
      </p>
      {until && mayRestore && (
        <fetcher.Form method="post" onSubmit={once}>
          <input type="hidden" name="mediaId" value={photo.mediaId} />
          <button className={styles.restore} name="intent" value="restore" aria-disabled={busy || undefined}>
            {words.restore}
          </button>
        </fetcher.Form>
      )}
    </li>
  );
}

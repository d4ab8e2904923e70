import { useStudioWords } from '#app/studio/words/words.ts';
import { studioPaths } from '#app/access/studio-addresses.ts';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import type { ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { DuplicatePhotos } from './duplicate-photos.tsx';
import { takePendingPhotos } from './pending-photos.ts';
import { SendingList } from './sending-list.tsx';
import styles from './upload-panel.module.css';
import { usePhotoSender } from './use-photo-sender.ts';
import { useSharedPhotos } from './use-shared-photos.ts';

interface UploadPanelProps {
  album: ManagedAlbum;
  onArrived: () => void;
}

/** Choose or drop photos, with their progress. Without a script the same field is a plain form. */
export function UploadPanel({ album, onArrived }: UploadPanelProps) {
  const words = useStudioWords().albums.add;
  const albumWords = useStudioWords().albums;
  const { photos, isOnline, isBusy, add, retry, retryAll, dismiss } = usePhotoSender(album.id, onArrived);
  const [isOver, setOver] = useState(false);
  const shared = useSharedPhotos();
  // One prominent button per page: choosing first, later publishing.
  const hasPhotos = album.photos.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const begin = useRef(add);
  useEffect(() => {
    // Chosen before the album existed.
    const pending = takePendingPhotos(album.id);
    if (pending.length > 0) begin.current(pending);
  }, [album.id]);

  function takeChosen() {
    const field = input.current;
    if (!field?.files?.length) return;
    add([...field.files]);
    field.value = '';
  }
  // On a slow phone photos are chosen before the scripts run, and that choice fires no event.
  useEffect(takeChosen);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <section aria-labelledby="add-photos" className={styles.panel}>
      <h2 id="add-photos">{words.title}</h2>
      {/* Dropping is a shortcut for the mouse; the button does the same for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.drop}
        data-over={isOver || undefined}
        data-small={hasPhotos || undefined}
        method="post"
        encType="multipart/form-data"
        action={`${studioPaths.share}?album=${album.id}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={`button ${hasPhotos ? '' : 'button--primary'} ${styles.choose}`}>
          {words.choose}
          <input
            className={styles.input}
            type="file"
            name="photos"
            multiple
            accept={PICTURE_TYPES}
            aria-describedby="add-photos-hint"
            id="field-no-photos"
            ref={input}
            onChange={takeChosen}
          />
        </label>
        <span className={styles.or}>{words.drop}</span>
        <p id="add-photos-hint">{words.hint}</p>
        <noscript>
          <button className="button">{words.send}</button>
        </noscript>
      </form>
      {shared.photos.length > 0 && (
        <div className={styles.unfinished}>
          <p>{albumWords.share.waiting(shared.photos.length)}</p>
          <p className={styles.choices}>
            <button
              type="button"
              className="button button--dark"
              onClick={() => {
                add(shared.photos);
                shared.forget();
              }}
            >
              {albumWords.share.addHere}
            </button>
            <button type="button" className="button" onClick={shared.forget}>
              {albumWords.share.forget}
            </button>
          </p>
        </div>
      )}
      {!isOnline && <p className={styles.offline}>{words.offline}</p>}
      {photos.length > 0 && <SendingList {...{ photos, isBusy, retry, retryAll, dismiss }} />}
      <DuplicatePhotos pairs={album.possibleDuplicates} />
      {!isBusy && album.arriving.length > 0 && <Unfinished names={album.arriving.map(({ name }) => name)} />}
    </section>
  );
}

/** Uploads begun in a tab that was closed, or on a phone that was switched off. */
function Unfinished({ names }: { names: string[] }) {
  const words = useStudioWords().albums.add;
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" id="field-arriving" className={styles.unfinished}>
      <p>
        {words.unfinished(names)} {words.unfinishedHelp}
      </p>
      <button className="button" name="intent" value="forget-uploads" disabled={fetcher.state !== 'idle'}>
        {words.forget}
      </button>
    </fetcher.Form>
  );
}

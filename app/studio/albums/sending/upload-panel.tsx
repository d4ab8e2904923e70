import { useStudioWords } from '#app/studio/words/words.ts';
import { studioPaths } from '#app/access/studio-addresses.ts';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import type { ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { Button } from '#app/studio/kit/button.tsx';
import { FileDrop } from '#app/studio/kit/file-picker.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { DuplicatePhotos } from './duplicate-photos.tsx';
import { takePendingPhotos } from './pending-photos.ts';
import { SendingList, SendingTotal } from './sending-list.tsx';
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

  return (
    <section aria-labelledby="add-photos" className={`${layout.stack} ${layout.tight}`}>
      <h2 id="add-photos" className="unseen">
        {words.title}
      </h2>
      <form method="post" encType="multipart/form-data" action={`${studioPaths.share}?album=${album.id}`}>
        <FileDrop
          isLine={hasPhotos || photos.length > 0}
          isPrimary={!hasPhotos}
          icon="image-plus"
          label={words.choose}
          title={hasPhotos || photos.length > 0 ? undefined : words.drop}
          hint={photos.length > 0 ? undefined : words.hint}
          id="field-no-photos"
          name="photos"
          multiple
          accept={PICTURE_TYPES}
          ref={input}
          onChange={takeChosen}
          onDropFiles={add}
          also={
            <noscript>
              <Button>{words.send}</Button>
            </noscript>
          }
        >
          <SendingTotal photos={photos} isBusy={isBusy} />
        </FileDrop>
      </form>
      {shared.photos.length > 0 && (
        <Banner
          kind="warn"
          icon="images"
          action={
            <>
              <Button
                type="button"
                onClick={() => {
                  add(shared.photos);
                  shared.forget();
                }}
              >
                {albumWords.share.addHere}
              </Button>{' '}
              <Button type="button" kind="quiet" onClick={shared.forget}>
                {albumWords.share.forget}
              </Button>
            </>
          }
        >
          {albumWords.share.waiting(shared.photos.length)}
        </Banner>
      )}
      {!isOnline && (
        <Banner kind="warn" icon="wifi-off">
          {words.offline}
        </Banner>
      )}
      {photos.length > 0 && <SendingList {...{ photos, retry, retryAll, dismiss }} />}
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
    <fetcher.Form method="post" id="field-arriving" tabIndex={-1}>
      <Banner
        kind="warn"
        icon="image-plus"
        action={
          <Button name="intent" value="forget-uploads" disabled={fetcher.state !== 'idle'}>
            {words.forget}
          </Button>
        }
      >
        {words.unfinished(names)} {words.unfinishedHelp}
      </Banner>
    </fetcher.Form>
  );
}

import { dayInIndia } from '#app/core/time/days.ts';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Tile } from '#app/studio/kit/tiles.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';

interface WithdrawnTileProps {
  photo: ManagedPhoto;
  index: number;
  number: number;
  of: number;
  mayRestore: boolean;
}

/** The place of a withdrawn photo, without its picture. */
export function WithdrawnTile({ photo, index, number, of, mayRestore }: WithdrawnTileProps) {
  const { dates } = useWords();
  const words = useStudioWords().albums.list;
  const { fetcher, busy, once } = usePhotosFetcher();
  const until = photo.withdrawn?.until;
  return (
    <Tile
      id={`photo-${photo.mediaId}`}
      state="blank"
      index={index}
      inside={
        <>
          <Icon name="eye-off" />
          <strong>{words.withdrawn}</strong>
        </>
      }
      number={
        <>
          <span aria-hidden="true">{number}</span>
          <span className="unseen">{words.number(number, of)}</span>
        </>
      }
      wraps
      text={`${words.withdrawnHelp} ${until ? words.restorable(dates.day(dayInIndia(until))) : words.erased}`}
    >
      {until && mayRestore && (
        <fetcher.Form method="post" onSubmit={once}>
          <input type="hidden" name="mediaId" value={photo.mediaId} />
          <Button name="intent" value="restore" aria-disabled={busy || undefined}>
            {words.restore}
          </Button>
        </fetcher.Form>
      )}
    </Tile>
  );
}

import { hasWords, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { State } from '#app/studio/kit/state.tsx';
import { Tile, Tiles, TileTick } from '#app/studio/kit/tiles.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { CHOSEN_FORM } from '../chosen/chosen-panel.tsx';
import { photoHref } from '../photo/photo-href.ts';
import type { Choosing } from './use-choosing.ts';
import { WithdrawnTile } from './withdrawn-tile.tsx';

interface ContactSheetProps {
  albumId: string;
  photos: ManagedPhoto[];
  /** Not all of them are listed, but they keep their numbers. */
  isListed: (photo: ManagedPhoto) => boolean;
  choosing: Choosing;
  /** The album is public, so it matters which photos are not. */
  isOut: boolean;
  mayRestore: boolean;
}

/** The album as large pictures, each with its number, its text or what is missing, and a tick box. */
export const ContactSheet = ({
  albumId,
  photos,
  isListed,
  choosing,
  isOut,
  mayRestore,
}: ContactSheetProps) => (
  <Tiles as="dense" onClickCapture={choosing.endDrag}>
    {photos
      .map((photo, index) => ({ photo, number: index + 1 }))
      .filter(({ photo }) => isListed(photo))
      .map(({ photo, number }, index) => {
        const place = { index, number, of: photos.length };
        return photo.withdrawn ? (
          <WithdrawnTile key={photo.mediaId} {...place} photo={photo} mayRestore={mayRestore} />
        ) : (
          <PhotoTile key={photo.mediaId} {...place} {...{ albumId, photo, choosing, isOut }} />
        );
      })}
  </Tiles>
);

interface PhotoTileProps {
  albumId: string;
  photo: ManagedPhoto;
  choosing: Choosing;
  index: number;
  number: number;
  of: number;
  isOut: boolean;
}

function PhotoTile({ albumId, photo, choosing, index, number, of, isOut }: PhotoTileProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().albums.list;
  const choosingWords = useStudioWords().albums.choosing;
  const { mediaId, alt } = photo;
  const isChosen = choosing.chosen.has(mediaId);
  const lacks = [
    !hasWords(photo) && ({ kind: 'missing', text: words.noWords } as const),
    photo.blurred && ({ kind: 'older', text: words.blurred } as const),
    isOut && photo.hidden && ({ kind: 'late', text: words.hidden } as const),
  ].filter((lack) => lack !== false);
  return (
    <Tile
      id={`photo-${mediaId}`}
      data-photo={mediaId}
      state={isChosen ? 'chosen' : undefined}
      index={index}
      picture={photo}
      number={
        <>
          <span aria-hidden="true">{number}</span>
          <span className="unseen">
            {words.number(number, of)}
            {number === 1 && `, ${words.cover}`}:{' '}
          </span>
        </>
      }
      isCover={number === 1}
      wraps={lacks.length > 0}
      text={
        lacks.length > 0 ? (
          <>
            {alt && <span className="unseen">{alt}, </span>}
            {lacks.map(({ kind, text }) => (
              <State key={kind} kind={kind}>
                {text}
              </State>
            ))}
          </>
        ) : (
          <span lang={languageOf(alt)}>{photo.decorative ? words.decorative : alt}</span>
        )
      }
      link={{
        id: `field-photo-${mediaId}`,
        to: photoHref(albumId, mediaId),
        preventScrollReset: true,
        draggable: false,
      }}
      tick={
        <TileTick
          label={choosingWords.choose(words.called(number))}
          name="mediaId"
          value={mediaId}
          form={CHOSEN_FORM}
          checked={isChosen}
          onPointerDown={(event) => choosing.startDrag(event, mediaId)}
          onChange={(event) => choosing.choose(mediaId, event.currentTarget.checked)}
          onKeyDown={(event) => choosing.press(event, mediaId)}
        />
      }
    />
  );
}

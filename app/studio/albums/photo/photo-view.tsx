import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import {
  type ManagedAlbum,
  type ManagedPhoto,
  nextWithoutWords,
} from '#app/features/gallery/photos/photos.ts';
import { renditionUrl, srcSet } from '#app/media/picture.ts';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/interface.ts';
import type { PhotoAnswer } from '../photo-answer.ts';
import { PHOTO_VIEW, photoHref } from './photo-href.ts';
import { PhotoTools } from './photo-tools.tsx';
import { PhotoWords } from './photo-words.tsx';
import styles from './photo.module.css';

interface PhotoViewProps {
  album: ManagedAlbum;
  photo: ManagedPhoto;
  photoAnswer: PhotoAnswer | undefined;
  savedAt: string | undefined;
  onKept: () => void;
}

/** One large photo, with its texts next to it. */
export function PhotoView({ album, photo, photoAnswer, savedAt, onKept }: PhotoViewProps) {
  const words = useStudioWords().albums.photo;
  const listWords = useStudioWords().albums.list;
  const { photos } = album;
  const { mediaId } = photo;
  const index = photos.indexOf(photo);
  const shown = photos.filter(({ withdrawn }) => !withdrawn);
  const at = shown.indexOf(photo);
  const [previous, next] = [shown[at - 1], shown[at + 1]];
  const lacking = nextWithoutWords(photos, mediaId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, search } = useLocation();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === mediaId) return;
    seen.current = mediaId;
    // From the sheet, scrolls to the photo; opened by its address, the page begins at the top.
    if (key !== 'default' && !new URLSearchParams(search).has('write')) heading.current?.focus();
  }, [mediaId, key, search]);
  return (
    <section id={PHOTO_VIEW} className={styles.view} aria-labelledby="photo-heading">
      <header className={styles.head}>
        <BackLink to={`${studioHref('albumPhotos', { id: album.id })}#photo-${mediaId}`}>
          {words.all}
        </BackLink>
        <h2 id="photo-heading" ref={heading} tabIndex={-1}>
          {listWords.number(index + 1, photos.length)}
        </h2>
        <nav className={styles.turn} aria-label={listWords.title}>
          {previous && (
            <Link to={photoHref(album.id, previous.mediaId)} rel="prev" preventScrollReset>
              <ArrowLeftIcon />
              <span>{words.previous}</span>
            </Link>
          )}
          {next && (
            <Link to={photoHref(album.id, next.mediaId)} rel="next" preventScrollReset>
              <span>{words.next}</span>
              <ArrowRightIcon />
            </Link>
          )}
          {lacking && (
            <Link
              className="link"
              to={photoHref(album.id, lacking.mediaId, { write: true })}
              preventScrollReset
            >
              {listWords.next}
            </Link>
          )}
        </nav>
      </header>
      <div className={styles.both}>
        <p className={styles.picture}>
          <img
            key={photo.path}
            src={renditionUrl(photo.path, 960, 'webp')}
            srcSet={srcSet(photo, 'webp', 1600)}
            sizes="(min-width: 80rem) 60vw, 100vw"
            width={photo.width}
            height={photo.height}
            alt={photo.alt || listWords.called(index + 1)}
          />
        </p>
        <div className={styles.beside}>
          <HindiTyping language={album.language} />
          <PhotoWords
            key={mediaId}
            {...{ album, photo, photoAnswer, savedAt, onKept }}
            nextId={lacking?.mediaId}
            name={listWords.called(index + 1)}
          />
          <PhotoTools photo={photo} number={index + 1} of={photos.length} />
        </div>
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import {
  type ManagedAlbum,
  type ManagedPhoto,
  nextWithoutWords,
} from '#app/features/gallery/photos/photos.ts';
import { renditionUrl, srcSet } from '#app/media/picture.ts';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { PhotoAnswer } from '../photo-answer.ts';
import { PHOTO_VIEW, photoHref } from './photo-href.ts';
import { PhotoTools } from './photo-tools.tsx';
import { PhotoWords } from './photo-words.tsx';
import styles from '../albums.module.css';

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
    <section
      id={PHOTO_VIEW}
      className={`${layout.task} ${layout.taskNarrow} ${styles.view}`}
      aria-labelledby="photo-heading"
    >
      <div className={layout.taskWork}>
        <div className={`${layout.taskScroll} ${layout.taskWide}`}>
          <header className={`${layout.line} ${layout.between}`}>
            <h2 id="photo-heading" ref={heading} tabIndex={-1}>
              {listWords.number(index + 1, photos.length)}
            </h2>
            <nav className={layout.line} aria-label={listWords.title}>
              <LinkButton
                kind="quiet"
                icon={<Icon name="images" />}
                to={`${studioHref('albumPhotos', { id: album.id })}#photo-${mediaId}`}
              >
                {words.all}
              </LinkButton>
              {previous && (
                <LinkButton
                  icon={<Icon name="arrow-left" />}
                  to={photoHref(album.id, previous.mediaId)}
                  rel="prev"
                  preventScrollReset
                  aria-label={words.previous}
                />
              )}
              {next && (
                <LinkButton
                  icon={<Icon name="arrow-right" />}
                  to={photoHref(album.id, next.mediaId)}
                  rel="next"
                  preventScrollReset
                  aria-label={words.next}
                />
              )}
              {lacking && (
                <LinkButton
                  kind="quiet"
                  to={photoHref(album.id, lacking.mediaId, { write: true })}
                  preventScrollReset
                >
                  {listWords.next}
                </LinkButton>
              )}
            </nav>
          </header>
          <p className={styles.large}>
            <img
              key={photo.path}
              src={renditionUrl(photo.path, 960, 'webp')}
              srcSet={srcSet(photo, 'webp', 1600)}
              sizes="(min-width: 64rem) 65vw, 100vw"
              width={photo.width}
              height={photo.height}
              alt={photo.alt || listWords.called(index + 1)}
            />
          </p>
        </div>
      </div>
      <div className={`${layout.stack} ${styles.panel}`}>
        <HindiTyping language={album.language} />
        <PhotoWords
          key={mediaId}
          {...{ album, photo, photoAnswer, savedAt, onKept }}
          nextId={lacking?.mediaId}
          name={listWords.called(index + 1)}
        />
        <PhotoTools photo={photo} number={index + 1} of={photos.length} />
      </div>
    </section>
  );
}

import { type ContainerRect, type GenericSlide, ImageSlide, useController } from 'yet-another-react-lightbox';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface LightboxPhoto {
  full: string;
  fileName: string;
  thumbnail: string;
  renditions: { src: string; width: number; height: number }[];
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/**
 * Our own slide type. The viewer limits the zoom of its own pictures by their pixels and that of other types by the
 * displayed size, and "8 times" must hold for every photo, whatever its shape and size.
 */
interface SlideOfPhoto extends GenericSlide {
  type: 'photo';
  photo: LightboxPhoto;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: SlideOfPhoto;
  }
}

export function asSlide(photo: LightboxPhoto): SlideOfPhoto {
  return { type: 'photo', photo, thumbnail: photo.thumbnail };
}

interface PhotoSlideProps {
  slide: SlideOfPhoto;
  labels: { Failed: string; Again: string };
  offset: number;
  rect: ContainerRect;
  zoom?: number;
}

export function PhotoSlide({ slide: { photo }, labels, offset, rect, zoom = 1 }: PhotoSlideProps) {
  const { full, renditions, width, height, alt } = photo;
  const { attempt, fail, tryAgain } = useAttempts({ isShown: offset === 0 });
  const { focus } = useController();
  const fillsWidth = rect.width / rect.height < width / height;
  // The requested size grows with the zoom, so that the browser loads a larger rendition.
  const scale = offset === 0 ? zoom : 1;
  return (
    <ImageSlide
      key={attempt}
      onError={fail}
      slide={{ src: full, srcSet: renditions, width, height, alt }}
      offset={offset}
      rect={{ width: rect.width * scale, height: rect.height * scale }}
      // Only the neighbours are preloaded.
      imageProps={{ width, height, loading: Math.abs(offset) > 1 ? 'lazy' : 'eager' }}
      style={fillsWidth ? { width: '100%', height: 'auto' } : { width: 'auto', height: '100%' }}
      render={{
        iconError: () => (
          <div className="lightbox-failed">
            <p>{labels.Failed}</p>
            <button
              type="button"
              className="button button--line"
              onClick={() => {
                // The button disappears with the message; the viewer handles keys only while it has the focus.
                focus();
                tryAgain();
              }}
            >
              {labels.Again}
            </button>
          </div>
        ),
      }}
    />
  );
}

/**
 * A photo that failed to load is requested again when it is shown again, when the connection is back, and on request.
 * The attempt's number is its key, so that each attempt is a new element.
 */
function useAttempts({ isShown }: { isShown: boolean }) {
  const [attempt, setAttempt] = useState(1);
  const failed = useRef(false);
  const tryAgain = useCallback(() => {
    if (!failed.current) return;
    failed.current = false;
    setAttempt((made) => made + 1);
  }, []);
  useEffect(() => {
    if (isShown) tryAgain();
  }, [isShown, tryAgain]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  const fail = () => {
    failed.current = true;
  };
  return { attempt, fail, tryAgain };
}

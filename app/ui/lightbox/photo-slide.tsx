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
 * A kind of slide of our own. Of the viewer's own pictures it limits the zoom by their pixels; of any other
 * kind by what is shown, and "8 times" is meant for every photo, whatever its shape and size.
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
  // The size asked for grows with the zoom: the browser then fetches a larger rendition.
  const scale = offset === 0 ? zoom : 1;
  return (
    <ImageSlide
      key={attempt}
      onError={fail}
      slide={{ src: full, srcSet: renditions, width, height, alt }}
      offset={offset}
      rect={{ width: rect.width * scale, height: rect.height * scale }}
      // Only the neighbours are fetched ahead; those further away stand ready for their thumbnails.
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
                // The button goes with the message; the viewer hears keys only while it has the focus.
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
 * A photo that did not come is asked for again when one comes back to it, when the browser has its line back,
 * and when somebody says so. Each attempt has a number: as a key it makes a new picture of it.
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

import { useMemo } from 'react';
import YetAnotherLightbox, {
  type Labels,
  useA11yContext,
  useLightboxState,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import './lightbox.css';
import { useLanguageOf } from '#app/words/language-of.ts';
import { asSlide, type LightboxPhoto, PhotoSlide } from './photo-slide.tsx';

/** The specification's numbers. */
const SLIDESHOW_MS = 1700;
const MAX_ZOOM = 8;
const PHONE_BELOW_PX = 768;

/** From the design: square thumbnails, and how many on either side of the current one. */
const THUMBNAIL_PX = 68;
const THUMBNAILS_EACH_SIDE = 5;

export type LightboxLabels = Labels & { Download: string; Failed: string; Again: string; of: string };

interface LightboxProps {
  photos: LightboxPhoto[];
  labels: LightboxLabels;
  index: number;
  onView?: ((index: number) => void) | undefined;
  onClose(): void;
}

/** The photo viewer: zoom, thumbnails, full screen, slideshow, download; keyboard, swipe and pinch. */
export default function Lightbox({ photos, labels, index, onView, onClose }: LightboxProps) {
  // New slides would send the viewer back to the photo it was opened at.
  const slides = useMemo(() => photos.map(asSlide), [photos]);
  const phone = window.innerWidth < PHONE_BELOW_PX;
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      on={{ view: (viewed) => onView?.(viewed.index) }}
      index={index}
      slides={slides}
      labels={labels}
      plugins={[Fullscreen, Slideshow, Thumbnails, Zoom]}
      toolbar={{
        buttons: [
          'zoom',
          ...(phone ? [] : (['thumbnails'] as const)),
          'fullscreen',
          'slideshow',
          <DownloadLink key="download" label={labels.Download} />,
          'close',
        ],
      }}
      carousel={{ finite: photos.length <= 1, preload: THUMBNAILS_EACH_SIDE, padding: 0 }}
      slideshow={{ delay: SLIDESHOW_MS }}
      zoom={{ supports: ['photo'], maxZoom: MAX_ZOOM, scrollToZoom: true }}
      thumbnails={{
        width: THUMBNAIL_PX,
        height: THUMBNAIL_PX,
        imageFit: 'cover',
        border: 0,
        borderRadius: 0,
        padding: 0,
        gap: 6,
        vignette: false,
        showToggle: !phone,
      }}
      render={{
        slide: ({ slide, ...shown }) =>
          slide.type === 'photo' && <PhotoSlide slide={slide} labels={labels} {...shown} />,
        controls: () => <CountAndCaption of={labels.of} />,
      }}
    />
  );
}

function CountAndCaption({ of }: { of: string }) {
  const languageOf = useLanguageOf();
  const { currentIndex, currentSlide, slides } = useLightboxState();
  const { autoPlaying } = useA11yContext();
  const caption = currentSlide?.type === 'photo' ? currentSlide.photo.caption : '';
  return (
    <>
      {/* Every slide is named "3 of 12" already. */}
      <p className="lightbox-count" aria-hidden="true">
        <b>{currentIndex + 1}</b> {of} {slides.length}
      </p>
      <p className="lightbox-caption" lang={languageOf(caption)} aria-live={autoPlaying ? 'off' : 'polite'}>
        {caption}
      </p>
    </>
  );
}

/** A plain link: it can be copied, and the browser saves the file. */
function DownloadLink({ label }: { label: string }) {
  const { currentSlide } = useLightboxState();
  if (currentSlide?.type !== 'photo') return null;
  const { full, fileName } = currentSlide.photo;
  return (
    <a className="yarl__button" href={full} download={fileName} title={label} aria-label={label}>
      <svg className="yarl__icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M18 15v3H6v-3H4v3c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-3h-2zm-1-4-1.41-1.41L13 12.17V4h-2v8.17L8.41 9.59 7 11l5 5 5-5z" />
      </svg>
    </a>
  );
}

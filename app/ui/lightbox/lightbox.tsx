import YetAnotherLightbox, { type Labels, type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import './lightbox.css';

/** The specification's numbers. */
const SLIDESHOW_MS = 1700;
const MOST_ZOOM = 8;
const PHONE_BELOW_PX = 768;

export interface LightboxPhoto {
  full: string;
  thumbnail: string;
  renditions: { src: string; width: number; height: number }[];
  width: number;
  height: number;
  alt: string;
  caption: string;
}

interface LightboxProps {
  photos: LightboxPhoto[];
  labels: Labels;
  index: number;
  onClose(): void;
}

/** The photo viewer: zoom, thumbnails, full screen, slideshow, download; keyboard, swipe and pinch. */
export default function Lightbox({ photos, labels, index, onClose }: LightboxProps) {
  const phone = window.innerWidth < PHONE_BELOW_PX;
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={photos.map(asSlide)}
      labels={labels}
      plugins={[Captions, Counter, Download, Fullscreen, Slideshow, Thumbnails, Zoom]}
      carousel={{ finite: photos.length <= 1, preload: 1 }}
      slideshow={{ delay: SLIDESHOW_MS }}
      zoom={{ maxZoomPixelRatio: zoomRatio(photos[index]), scrollToZoom: true }}
      thumbnails={{ width: phone ? 72 : 108, height: phone ? 48 : 72, border: 0, padding: 0, gap: 6 }}
      captions={{ descriptionTextAlign: 'center' }}
    />
  );
}

function asSlide(photo: LightboxPhoto): SlideImage {
  return {
    src: photo.full,
    srcSet: photo.renditions,
    width: photo.width,
    height: photo.height,
    alt: photo.alt,
    description: photo.caption,
    download: photo.full,
  };
}

/** The viewer counts picture pixels to screen pixels; this makes it 8 times the size a photo is first shown at. */
function zoomRatio(photo: LightboxPhoto | undefined): number {
  if (!photo) return 1;
  const shown = Math.min(window.innerWidth, (window.innerHeight * photo.width) / photo.height);
  return Math.max(1, (MOST_ZOOM * shown) / photo.width);
}

import { type Attachment, fileUrl, RENDITION_WIDTHS, renditionUrl } from '#app/media/picture.ts';
import type { LightboxPhoto } from '#app/ui/lightbox/photo-slide.tsx';

const SMALLEST = 480;

/** The photos of an album for the viewer, with every size it may show or zoom to. */
export function lightboxPhotos(photos: Attachment[], fileName: string): LightboxPhoto[] {
  return photos.map(({ path, width, height, alt, caption }, index) => ({
    full: fileUrl(path),
    fileName: savedName(fileName, index, path),
    thumbnail: renditionUrl(path, 160, 'webp'),
    renditions: RENDITION_WIDTHS.filter(
      // Up to the first that reaches the photo's own width.
      (wide, at) => wide >= SMALLEST && (wide === SMALLEST || RENDITION_WIDTHS[at - 1]! < width),
    ).map((wide) => {
      const shown = Math.min(wide, width);
      return {
        src: renditionUrl(path, wide, 'webp'),
        width: shown,
        height: Math.round((shown * height) / width),
      };
    }),
    width,
    height,
    alt,
    caption,
  }));
}

/** Which photo of which album a saved file is. */
export const savedName = (album: string, index: number, path: string) =>
  `${album}-${index + 1}${path.slice(path.lastIndexOf('.'))}`;

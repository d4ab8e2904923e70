import { type Crop, cropQuery, cropTo, regionOf, type Shape } from './crop.ts';
import type { Focus } from './focus.ts';

/** A picture or document for pages and the API. Plain JSON, so that it can be passed to islands. */
export interface Attachment {
  mediaId: string;
  path: string;
  kind: 'image' | 'document';
  alt: string;
  caption: string;
  width: number;
  height: number;
  placeholder: string | null;
  /** Missing if none was chosen. */
  focus?: Focus | undefined;
}

/** The only widths that exist; a request for another is an error, so that nobody can fill the disk. */
export const RENDITION_WIDTHS = [160, 240, 320, 480, 640, 720, 960, 1280, 1600, 2048] as const;
export const RENDITION_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

export const fileUrl = (path: string) => `/api/image/${path}`;

/** Finds the document that a link in a text names, if it is among these. */
export const documentUrl =
  (files: readonly Attachment[]) =>
  (mediaId: string): string | undefined => {
    const file = files.find((one) => one.mediaId === mediaId);
    return file && fileUrl(file.path);
  };

export const renditionUrl = (path: string, width: RenditionWidth, format: RenditionFormat, crop?: Crop) =>
  `${fileUrl(path)}?w=${width}&f=${format}${cropQuery(crop)}`;

/**
 * The widths that a page offers for a picture of up to this size: for phones with two and three pixels per
 * point, and for a desktop. Each is at most half as much again as the one before, so that no browser has to load
 * much more than it shows. Each width adds to every page.
 */
const OFFERED: Record<RenditionWidth, RenditionWidth[]> = {
  160: [160],
  240: [160, 240],
  320: [160, 240, 320],
  480: [160, 240, 320, 480],
  640: [320, 480, 640],
  720: [320, 480, 720],
  960: [320, 480, 640, 960],
  1280: [640, 720, 960, 1280],
  1600: [720, 960, 1280, 1600],
  2048: [960, 1280, 1600, 2048],
};

/** `srcset` up to `most` pixels; its last entry reaches that width or the full size of the picture or its crop. */
export function srcSet(
  picture: Pick<Attachment, 'path' | 'width' | 'height' | 'focus'>,
  format: RenditionFormat,
  most: number = RENDITION_WIDTHS.at(-1)!,
  shape?: Shape,
): string {
  const { crop, width: whole } = shownPart(picture, shape);
  const wide = Math.min(most, whole);
  const reaching = RENDITION_WIDTHS.find((width) => width >= wide) ?? RENDITION_WIDTHS.at(-1)!;
  return OFFERED[reaching]
    .map((width) => `${renditionUrl(picture.path, width, format, crop)} ${Math.min(width, whole)}w`)
    .join(', ');
}

/** What frames of this shape get of a picture, and its size in the original. */
export function shownPart(
  picture: Pick<Attachment, 'width' | 'height' | 'focus'>,
  shape: Shape | undefined,
): { crop?: Crop; width: number; height: number } {
  const { width, height } = picture;
  const crop = shape && cropTo(picture, shape);
  if (!crop) return { width, height };
  const region = regionOf(picture, crop);
  return { crop, width: region.width, height: region.height };
}

/**
 * For several pictures of which only the first is visible at once: the first keeps its blur, the others get a
 * plain background.
 */
export const blurFirst = (pictures: Attachment[]): Attachment[] =>
  pictures.map((picture, index) => (index === 0 ? picture : { ...picture, placeholder: null }));

export const firstImage = (attachments: Attachment[]) => attachments.find((file) => file.kind === 'image');

/** A picture or document as pages and the API know it. Plain JSON, so that islands can be handed one. */
export interface Attachment {
  mediaId: string;
  path: string;
  kind: 'image' | 'document';
  alt: string;
  caption: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** The only widths that exist; whoever asks for another gets an error, so nobody can fill the disk. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 720, 960, 1280, 1600, 2048] as const;
export const RENDITION_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

export const fileUrl = (path: string) => `/api/image/${path}`;

export const renditionUrl = (path: string, width: RenditionWidth, format: RenditionFormat) =>
  `${fileUrl(path)}?w=${width}&f=${format}`;

/** `srcset` up to `most` pixels: each width the picture has, and one that reaches its full size. */
export function srcSet(
  picture: Pick<Attachment, 'path' | 'width'>,
  format: RenditionFormat,
  most: number = RENDITION_WIDTHS.at(-1)!,
): string {
  const wide = Math.min(most, picture.width);
  const reaching = RENDITION_WIDTHS.find((width) => width >= wide) ?? RENDITION_WIDTHS.at(-1)!;
  return RENDITION_WIDTHS.filter((width) => width <= reaching)
    .map((width) => `${renditionUrl(picture.path, width, format)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}

export const firstImage = (attachments: Attachment[]) => attachments.find((file) => file.kind === 'image');

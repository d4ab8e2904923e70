import type { FrameMeta } from '#app/platform/http/page-meta.ts';
import type { ImageGallery, WithContext } from 'schema-dts';
import { pageAddress } from '#app/addresses.ts';
import { renditionUrl } from '#app/media/picture.ts';
import type { Album } from './album.ts';

const MAX_IMAGES = 50;

/** Structured data with what the page shows; empty fields are left out. */
export const albumData = (
  album: Album,
  { siteUrl, urlOf }: Pick<FrameMeta, 'siteUrl' | 'urlOf'>,
): WithContext<ImageGallery> => ({
  '@context': 'https://schema.org',
  '@type': 'ImageGallery',
  name: album.title,
  url: urlOf(pageAddress('album', { id: album.id })),
  ...(album.description && { description: album.description }),
  dateModified: album.updatedAt,
  ...(album.photos.length > 0 && {
    image: album.photos.slice(0, MAX_IMAGES).map((photo) => ({
      '@type': 'ImageObject' as const,
      contentUrl: siteUrl + renditionUrl(photo.path, 1280, 'jpeg'),
      ...(photo.caption && { caption: photo.caption }),
      ...(photo.alt && { description: photo.alt }),
    })),
  }),
});

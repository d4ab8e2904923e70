import { expect, test } from 'vitest';
import type { Attachment } from '#app/media/picture.ts';
import { lightboxPhotos } from './lightbox-photos.ts';

const photo = (width: number, height: number): Attachment => ({
  mediaId: 'm',
  path: 'LFIS/public/Images/abc.jpg',
  kind: 'image',
  alt: '',
  caption: '',
  width,
  height,
  placeholder: null,
});

const widthsOf = (width: number, height: number) =>
  lightboxPhotos([photo(width, height)], 'album')[0]!.renditions.map((rendition) => rendition.width);

test('a photo is offered in every size up to its own', () => {
  expect(widthsOf(1600, 1067)).toEqual([480, 640, 720, 960, 1280, 1600]);
  expect(widthsOf(720, 961)).toEqual([480, 640, 720]);
  expect(widthsOf(300, 200)).toEqual([300]);
  expect(widthsOf(6000, 4000)).toEqual([480, 640, 720, 960, 1280, 1600, 2048]);
});

test('each size keeps the shape, and a saved file names its photo and album', () => {
  const [, second] = lightboxPhotos([photo(1600, 1067), photo(720, 961)], 'diwali');
  expect(second!.renditions.at(-1)).toMatchObject({ width: 720, height: 961 });
  expect(second!.fileName).toBe('diwali-2.jpg');
});

import { cropAround, type Focus, steppedFocus } from './focus.ts';

/**
 * The shapes that a picture is cropped to, width by height. Few, so that different frames share renditions: a frame
 * names the nearest one that is not narrower than itself, because a wide picture then loses nothing that it shows.
 */
const RATIOS = { '2x1': 2, '3x2': 3 / 2, '4x3': 4 / 3, '1x1': 1, '4x5': 4 / 5, '2x3': 2 / 3 } as const;

export type Shape = keyof typeof RATIOS;
export const SHAPES = Object.keys(RATIOS) as [Shape, ...Shape[]];

/** Which part of a picture a rendition shows. */
export interface Crop {
  shape: Shape;
  /** How far it is moved along the side that is cropped, from the left or the top, in hundredths. */
  at: number;
}

/** In the middle, as without a focus point. */
export const MIDDLE = 50;

interface Size {
  width: number;
  height: number;
}

/** A picture of nearly this shape is not cropped, so that its frames share the renditions of the whole picture. */
const NEARLY_ALL = 0.93;

/** The part of a picture for frames of this shape; undefined if that is nearly the whole picture. */
export function cropTo(picture: Size & { focus?: Focus | undefined }, shape: Shape): Crop | undefined {
  const ratio = picture.width / picture.height / RATIOS[shape];
  if (Math.min(ratio, 1 / ratio) >= NEARLY_ALL) return undefined;
  const { x, y } = steppedFocus(picture.focus ?? { x: MIDDLE, y: MIDDLE });
  return { shape, at: ratio > 1 ? x : y };
}

/** Where it is in the picture, in pixels. */
export const regionOf = (picture: Size, { shape, at }: Crop) =>
  cropAround(picture, { width: RATIOS[shape], height: 1 }, { x: at, y: at });

/** The part of an address that names it. */
export const cropQuery = (crop: Crop | undefined): string =>
  crop ? `&s=${crop.shape}${crop.at === MIDDLE ? '' : `&p=${crop.at}`}` : '';

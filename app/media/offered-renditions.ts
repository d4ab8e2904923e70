import { type Crop, MIDDLE, type Shape, SHAPES } from './crop.ts';
import { fileUrl, RENDITION_WIDTHS, type RenditionWidth } from './picture.ts';

export interface OfferedRendition {
  picture: {
    path: string;
    /** Of the picture or of its crop, where that is smaller than the requested width; otherwise the requested one. */
    width: number;
    crop?: Crop;
  };
  /** The width that is requested. */
  width: RenditionWidth;
}

const CANDIDATE = new RegExp(
  `^${fileUrl('')}([^?]+)\\?w=(\\d+)&amp;f=avif(?:&amp;s=(${SHAPES.join('|')}))?(?:&amp;p=(\\d+))? (\\d+)w$`,
);

/** The renditions that a page offers in a `srcset` of AVIFs, as it is written in HTML. */
export const offeredIn = (srcset: string): OfferedRendition[] =>
  srcset.split(', ').flatMap((candidate) => {
    const [, path, requested, shape, at, promised] = CANDIDATE.exec(candidate) ?? [];
    const width = RENDITION_WIDTHS.find((offeredWidth) => offeredWidth === Number(requested));
    if (!path || !width) return [];
    const crop = shape ? { shape: shape as Shape, at: Number(at ?? MIDDLE) } : undefined;
    return [{ picture: { path, width: Number(promised), ...(crop && { crop }) }, width }];
  });

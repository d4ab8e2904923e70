import { type Crop, MIDDLE } from '#app/media/crop.ts';
import type { RenditionFormat } from '#app/media/picture.ts';

/** 'LFIS/public/Images/ab….jpg' is kept as 'LFIS/originals/ab/ab….jpg'. */
export function originalKey(path: string): string {
  const [schoolCode, , , file] = path.split('/') as [string, string, string, string];
  return `${schoolCode}/originals/${file.slice(0, 2)}/${file}`;
}

/** Where a rendition is kept: 'LFIS/renditions/ab/ab…/640.avif', of a part of the picture '…/640-4x5-30.avif'. */
export function renditionKey(path: string, width: number, format: RenditionFormat, crop?: Crop): string {
  return `${renditionFolder(path)}/${width}${crop ? suffixOf(crop) : ''}.${format}`;
}

/** All renditions of a picture, of any size and shape, and nothing else. */
export function renditionFolder(path: string): string {
  const [schoolCode, , , file] = path.split('/') as [string, string, string, string];
  return `${schoolCode}/renditions/${file.slice(0, 2)}/${file.replace(/\.\w+$/, '')}`;
}

const suffixOf = ({ shape, at }: Crop) => `-${shape}${at === MIDDLE ? '' : `-${at}`}`;

/** Whether this is a rendition of a part of the picture other than these. */
export function isOtherCrop(key: string, crops: readonly Crop[]): boolean {
  const [, suffix] = /\/\d+(-[^/.]+)\.\w+$/.exec(key) ?? [];
  return suffix !== undefined && !crops.some((crop) => suffixOf(crop) === suffix);
}

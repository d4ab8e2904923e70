import { RENDITION_FORMATS, RENDITION_WIDTHS, type RenditionFormat } from '#app/media/picture.ts';

/** 'LFIS/public/Images/ab….jpg' is kept as 'LFIS/originals/ab/ab….jpg'. */
export function originalKey(path: string): string {
  const [schoolCode, , , file] = path.split('/') as [string, string, string, string];
  return `${schoolCode}/originals/${file.slice(0, 2)}/${file}`;
}

/** Where a rendition is kept: 'LFIS/renditions/ab/ab…/640.avif'. */
export function renditionKey(path: string, width: number, format: RenditionFormat): string {
  const [schoolCode, , , file] = path.split('/') as [string, string, string, string];
  return `${schoolCode}/renditions/${file.slice(0, 2)}/${file.replace(/\.\w+$/, '')}/${width}.${format}`;
}

/** Every rendition that can have been made of a picture. */
export function renditionKeys({ path, width }: { path: string; width: number }): string[] {
  const widths = new Set(RENDITION_WIDTHS.map((wanted) => Math.min(wanted, width)));
  return [...widths].flatMap((each) => RENDITION_FORMATS.map((format) => renditionKey(path, each, format)));
}

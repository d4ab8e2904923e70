import { fileUrl, RENDITION_WIDTHS, type RenditionWidth } from './picture.ts';
import type { PlannedRendition } from './renditions/planned-renditions.server.ts';

const PICTURE =
  /<source type="image\/avif" srcset="([^"]+)"[^>]*>.*?<img [^>]*?fetchpriority="(high|auto)"/gis;
const CANDIDATE = new RegExp(`^${fileUrl('')}([^?]+)\\?w=(\\d+)&amp;f=avif (\\d+)w$`);

/** The renditions that a page offers: of the pictures that it shows first, and of the others. */
export function picturesInHtml(html: string): { first: PlannedRendition[]; later: PlannedRendition[] } {
  const first: PlannedRendition[] = [];
  const later: PlannedRendition[] = [];
  for (const [, offered, priority] of html.matchAll(PICTURE))
    for (const candidate of offered!.split(', ')) {
      const [, path, requested, promised] = CANDIDATE.exec(candidate) ?? [];
      const width = RENDITION_WIDTHS.find((offeredWidth) => offeredWidth === Number(requested)) as
        RenditionWidth | undefined;
      if (!path || !width) continue;
      // The width of the picture itself, where that is smaller than the requested one.
      const picture = { path, width: Number(promised) };
      (priority === 'high' ? first : later).push({ picture, width, format: 'avif' });
    }
  return { first, later };
}

import { offeredIn } from './offered-renditions.ts';
import type { PlannedRendition } from './renditions/planned-renditions.server.ts';

const PICTURE = /<picture>(.*?)<\/picture>/gs;
const SOURCE = /type="image\/avif" srcset="([^"]+)"/gi;

/** The renditions that a page offers: of the pictures that it shows first, and of the others. */
export function picturesInHtml(html: string): { first: PlannedRendition[]; later: PlannedRendition[] } {
  const first: PlannedRendition[] = [];
  const later: PlannedRendition[] = [];
  for (const [, picture] of html.matchAll(PICTURE))
    for (const [, offered] of picture!.matchAll(SOURCE))
      for (const rendition of offeredIn(offered!))
        (/fetchpriority="high"/i.test(picture!) ? first : later).push({ ...rendition, format: 'avif' });
  return { first, later };
}

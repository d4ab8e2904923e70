import type { Services } from '#app/platform/services.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { RENDITION_WIDTHS, type RenditionFormat, type RenditionWidth } from '#app/media/picture.ts';
import { planRenditions } from '#app/media/renditions/planned-renditions.server.ts';
import {
  findOrMakeRendition,
  findRendition,
  type Rendition,
  type SizedPicture,
} from '#app/media/renditions/renditions.server.ts';

type Found = Rendition & { format: RenditionFormat; isStandIn: boolean };

/** A larger difference would look blurred, or be too heavy. */
const NEAR = 2.1;
/** Above this width even the quick format is slow. */
const WIDEST_QUICK = 960;

/**
 * The requested rendition if it exists. A missing AVIF takes up to a second, so it is made in the background and the
 * request gets the nearest one: another width, or a WebP.
 */
export async function findRenditionAtOnce(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  picture: SizedPicture,
  width: RenditionWidth,
  format: RenditionFormat,
): Promise<Found> {
  if (format !== 'avif')
    return { ...(await findOrMakeRendition(storage, picture, width, format)), format, isStandIn: false };
  const ready = await findRendition(storage, picture, width, format);
  if (ready) return { ...ready, format, isStandIn: false };
  planRenditions({ storage, log }, [{ picture, width, format }], 'soon');
  const near = await findNear(storage, picture, width);
  if (near) return { ...near, isStandIn: true };
  const quick = RENDITION_WIDTHS.findLast((step) => step <= Math.min(width, WIDEST_QUICK))!;
  return { ...(await findOrMakeRendition(storage, picture, quick, 'webp')), format: 'webp', isStandIn: true };
}

/** The nearest existing width, preferably a little larger. */
async function findNear(
  storage: Storage,
  picture: SizedPicture,
  width: RenditionWidth,
): Promise<(Rendition & { format: RenditionFormat }) | undefined> {
  const distance = (step: number) => (step > width ? step / width : (width / step) * 1.2);
  const widths = RENDITION_WIDTHS.filter((step) => distance(step) <= NEAR).sort(
    (one, other) => distance(one) - distance(other),
  );
  const found = await Promise.all(
    (['avif', 'webp'] as const).flatMap((format) =>
      widths.map(async (step) => {
        const there = await findRendition(storage, picture, step, format);
        return there && { ...there, format };
      }),
    ),
  );
  return found.find((there) => there !== undefined);
}

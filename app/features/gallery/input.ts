import { z } from 'zod';
import { ITEM_ID } from '#app/addresses.ts';

export const ALBUMS_A_PAGE = 24;

export const AlbumId = z.string().regex(ITEM_ID, 'Letters, digits and hyphens only');

/**
 * What the gallery's address may carry. A value that makes no sense is passed over rather than refused: a
 * mistyped link still shows the albums.
 */
const GallerySearch = z.object({
  year: z.coerce.number().int().min(1900).max(9998).optional().catch(undefined),
  month: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
});
export type GallerySearch = z.infer<typeof GallerySearch>;

export function parseGallerySearch(params: URLSearchParams): GallerySearch {
  const given = (name: string) => params.get(name) || undefined;
  const search = GallerySearch.parse({ year: given('year'), month: given('month'), page: given('page') });
  // A month means something only within a year.
  return search.year === undefined ? { ...search, month: undefined } : search;
}

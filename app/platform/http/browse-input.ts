import { z } from 'zod';
import { ITEM_ID } from '#app/addresses.ts';
import { normalisedQuery } from '#app/core/text/search-text.ts';

export const ItemId = z.string().regex(ITEM_ID, 'Letters, digits and hyphens only');

export const PageNumber = z.coerce.number().int().min(1).max(100_000).catch(1).default(1);

/**
 * The parameters of a list's address. An invalid value is ignored rather than refused: a mistyped link still shows the
 * list.
 */
const BrowseSearch = z.object({
  year: z.coerce.number().int().min(1900).max(9998).optional().catch(undefined),
  month: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
  q: z.string().transform(normalisedQuery).optional(),
  page: PageNumber,
});
export type BrowseSearch = z.infer<typeof BrowseSearch>;

export function parseBrowseSearch(params: URLSearchParams): BrowseSearch {
  const given = (name: string) => params.get(name) || undefined;
  const [year, month, q, page] = ['year', 'month', 'q', 'page'].map(given);
  return BrowseSearch.parse({ year, month, q, page });
}

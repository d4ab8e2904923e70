import type { BrowseSearch } from '#app/platform/http/browse-input.ts';

/** The pages whose list can be filtered and searched. */
export type BrowsedPage = 'gallery' | 'news';
/** The pages whose list is split into pages. */
export type PagedPage = BrowsedPage | 'videos';

/** The query of a list's address; the first page has no number. */
export const listParams = ({ page = 1, ...filters }: Partial<BrowseSearch> = {}) => ({
  ...filters,
  page: page > 1 ? page : undefined,
});

/** The first page of the list, without filters or search. */
export const isWholeList = ({ year, month, q, page }: BrowseSearch) => !year && !month && !q && page === 1;

import { hrefOf } from '#app/addresses.ts';
import type { BrowseSearch } from '#app/platform/http/browse-input.ts';

/** The pages whose list can be filtered and searched. */
export type BrowsedPage = 'gallery' | 'news';
/** The pages whose list has pages. */
export type PagedPage = BrowsedPage | 'videos';

/** The address of a list; its first page goes without a number. */
export const hrefOfList = (name: PagedPage, { page = 1, ...filters }: Partial<BrowseSearch> = {}) =>
  hrefOf(name, { ...filters, page: page > 1 ? page : undefined });

/** The list from its beginning, with nothing looked for. */
export const isWholeList = ({ year, month, q, page }: BrowseSearch) => !year && !month && !q && page === 1;

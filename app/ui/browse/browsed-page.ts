import { hrefOf } from '#app/addresses.ts';
import type { BrowseSearch } from '#app/platform/http/browse-input.ts';

/** The pages whose list can be filtered and searched. */
export type BrowsedPage = 'gallery' | 'news';

/** The address of a list; its first page goes without a number. */
export const hrefOfList = (name: BrowsedPage, { page = 1, ...filters }: Partial<BrowseSearch> = {}) =>
  hrefOf(name, { ...filters, page: page > 1 ? page : undefined });

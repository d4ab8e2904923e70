import { cleanText } from '#app/core/text/text-input.ts';
import { wellFormed } from '#app/core/text/well-formed.ts';
import { studioHref } from '#app/access/studio-addresses.ts';

export const shows = ['all', 'older', 'missing'] as const;
export type Show = (typeof shows)[number];

export const tableSorts = ['changed', 'read', 'kind'] as const;
export type TableSort = (typeof tableSorts)[number];

/** The table's query, as in its address. */
export interface TableSearch {
  show: Show;
  /** A content type, or the school's profile; empty for all. */
  contentType: string;
  q: string;
  sort: TableSort;
  page: number;
}

export function parseTableSearch(params: URLSearchParams): TableSearch {
  const page = Number(params.get('page') ?? 1);
  return {
    show: shows.find((show) => show === params.get('show')) ?? 'all',
    contentType: wellFormed((params.get('kind') ?? '').slice(0, 40)),
    q: wellFormed(cleanText(params.get('q') ?? '').slice(0, 100)),
    sort: tableSorts.find((sort) => sort === params.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The same table with a changed query; the change resets it to the first page. */
export function tableHref(search: TableSearch, change: Partial<TableSearch>): string {
  const { show, contentType, q, sort, page } = { ...search, page: 1, ...change };
  return studioHref('languages', {
    show: show === 'all' ? undefined : show,
    kind: contentType || undefined,
    q: q || undefined,
    sort: sort === 'changed' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  });
}

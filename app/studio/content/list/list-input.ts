import { cleanText } from '#app/core/text/text-input.ts';
import { type Sort, sorts } from '#app/publishing/studio-list/sorts.ts';
import { type State, states } from '#app/publishing/state.ts';

export interface ListSearch {
  state: State | undefined;
  q: string;
  sort: Sort;
  page: number;
  /** Only what still says what it began with. */
  begun: boolean;
}

export function parseListSearch(params: URLSearchParams): ListSearch {
  const page = Number(params.get('page') ?? 1);
  return {
    state: states.find((state) => state === params.get('state')),
    q: cleanText(params.get('q') ?? '').slice(0, 100),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    begun: params.has('begun'),
  };
}

/** The same list with something else chosen; another choice begins at its first page. */
export function listQuery(search: ListSearch, change: Partial<ListSearch>): string {
  const { state, q, sort, page, begun } = { ...search, page: 1, ...change };
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (begun) params.set('begun', '1');
  if (q) params.set('q', q);
  if (sort !== 'changed') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}

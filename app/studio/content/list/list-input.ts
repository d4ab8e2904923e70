import type { WholeAddress } from '#app/addresses.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import { type Sort, sorts } from '#app/publishing/studio-list/sorts.ts';
import { type State, states } from '#app/platform/content/state.ts';

export interface ListSearch {
  state: State | undefined;
  q: string;
  /** The one that its kind begins with, while none is asked for. */
  sort: Sort | undefined;
  page: number;
  /** Only what still says what it began with. */
  starterOnly: boolean;
}

export function parseListSearch(params: URLSearchParams): ListSearch {
  const page = Number(params.get('page') ?? 1);
  return {
    state: states.find((state) => state === params.get('state')),
    q: cleanText(params.get('q') ?? '').slice(0, 100),
    sort: sorts.find((sort) => sort === params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    starterOnly: params.has('begun'),
  };
}

/** The same list with something else chosen; another choice begins at its first page. */
export function listQuery(search: ListSearch, change: Partial<ListSearch>): string {
  return `?${listParams({ ...search, page: 1, ...change })}`;
}

function listParams({ state, q, sort, page, starterOnly }: ListSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (starterOnly) params.set('begun', '1');
  if (q) params.set('q', q);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Which part of a list somebody came from, as an address carries it on; empty for its beginning. */
export const listStateOf = (search: ListSearch): string => String(listParams(search));

/** As it came with an address: nothing but what a list knows gets back into one. */
export const readListState = (params: URLSearchParams): string =>
  listStateOf(parseListSearch(new URLSearchParams(params.get('list') ?? '')));

/** Some address with more to ask for; what is empty is left out. */
export function withParams(
  address: WholeAddress,
  values: Record<string, string | null | undefined>,
): WholeAddress {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  if (params.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${params}`;
}

import type { WholeAddress } from '#app/addresses.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import { type Sort, sorts } from '#app/publishing/studio-list/sorts.ts';
import { type State, states } from '#app/platform/content/state.ts';

export interface ListSearch {
  state: State | undefined;
  q: string;
  /** The default order of the type, if none is requested. */
  sort: Sort | undefined;
  page: number;
  /** Only unedited starter texts. */
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

/** The same list with a changed query; the change resets it to the first page. */
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

/** The state of a list for an address; empty for its default. */
export const listStateOf = (search: ListSearch): string => String(listParams(search));

/** From an address: only parameters that a list knows are passed on. */
export const readListState = (params: URLSearchParams): string =>
  listStateOf(parseListSearch(new URLSearchParams(params.get('list') ?? '')));

/** An address with additional parameters; empty ones are left out. */
export function withParams(
  address: WholeAddress,
  values: Record<string, string | null | undefined>,
): WholeAddress {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  if (params.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${params}`;
}

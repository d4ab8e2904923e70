import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';

/** The address of the inbox, or of one enquiry, that keeps the filter. */
export function inboxHref(filter: InboxFilter, more: Record<string, string> = {}, id = ''): WholeAddress {
  const search = new URLSearchParams({
    ...(filter.state && { state: filter.state }),
    ...(filter.q && { q: filter.q }),
    ...more,
  }).toString();
  const address = id ? studioHref('enquiry', { id }) : studioHref('inbox');
  return search ? `${address}?${search}` : address;
}

/** Which page of the list an address names. */
export const pageOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([name]) => name === 'before' || name === 'after'));

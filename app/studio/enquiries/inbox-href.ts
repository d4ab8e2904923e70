import { studioHref } from '#app/access/studio-addresses.ts';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';

/** The address of the inbox, or of one enquiry, that keeps the filter. */
export function inboxHref(filter: InboxFilter, more: Record<string, string> = {}, id = ''): string {
  const search = new URLSearchParams({
    ...(filter.state && { state: filter.state }),
    ...(filter.q && { q: filter.q }),
    ...more,
  }).toString();
  return (id ? studioHref('enquiry', { id }) : studioHref('inbox')) + (search && `?${search}`);
}

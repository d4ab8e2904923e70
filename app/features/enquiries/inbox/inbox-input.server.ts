import { z } from 'zod';
import { normalisedQuery } from '#app/core/text/search-text.ts';
import { inboxViews } from '#app/features/enquiries/enquiry.ts';

/** A cursor: when an enquiry was received, and its id. */
export interface InboxCursor {
  receivedAt: string;
  id: string;
}

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,60}$/)
  .transform((text): InboxCursor => {
    const [receivedAt = '', id = ''] = text.split(/_(.*)/s);
    return { receivedAt, id };
  })
  .optional()
  .catch(undefined);

/** Unknown values in the address are ignored. */
const InboxSearch = z.object({
  state: z.enum(inboxViews).optional().catch(undefined),
  q: z.string().transform(normalisedQuery).optional().catch(undefined),
  before: cursor,
  after: cursor,
});

export const readInboxSearch = (search: URLSearchParams) => InboxSearch.parse(Object.fromEntries(search));

export const cursorText = ({ receivedAt, id }: InboxCursor): string => `${receivedAt}_${id}`;

import { z } from 'zod';
import { normalisedQuery } from '#app/core/text/search-text.ts';
import { type LibraryCursor, libraryTabs } from '#app/publishing/library/library-search.ts';

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,60}$/)
  .transform((text): LibraryCursor => {
    const [at = '', id = ''] = text.split(/_(.*)/s);
    return { at, id };
  })
  .optional()
  .catch(undefined);

/** Invalid parameters are ignored. */
const LibraryInput = z.object({
  tab: z.enum(libraryTabs).catch('pictures'),
  q: z.string().transform(normalisedQuery).optional().catch(undefined),
  after: cursor,
});

export const readLibrarySearch = (search: URLSearchParams) => LibraryInput.parse(Object.fromEntries(search));

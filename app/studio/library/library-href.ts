import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { LibraryCursor, LibrarySearch } from '#app/publishing/library/library-search.ts';

export const cursorInAddress = ({ at, id }: LibraryCursor): string => `${at}_${id}`;

type Kept = Pick<LibrarySearch, 'tab'> & Partial<LibrarySearch>;

const inAddress = ({ tab, q, after }: Kept) => ({
  tab: tab === 'pictures' ? undefined : tab,
  q,
  after: after && cursorInAddress(after),
});

/** The list with the current filter. */
export const libraryHref = (search: Kept, result: { done?: string; count?: string } = {}): WholeAddress =>
  studioHref('library', { ...inAddress(search), ...result });

/** A file, with the filter of the list it was opened from. */
export const libraryFileHref = (id: string, search: Kept, done?: string): WholeAddress =>
  studioHref('libraryFile', { id, ...inAddress(search), done });

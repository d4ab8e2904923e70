/** What the library can show. */
export const libraryTabs = ['pictures', 'unused', 'no-words', 'no-consent', 'papers', 'withdrawn'] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** After which file a page of the list begins: when it came, and its id. */
export interface LibraryCursor {
  at: string;
  id: string;
}

export interface LibrarySearch {
  tab: LibraryTab;
  /** What was typed, tidied. */
  q?: string | undefined;
  after?: LibraryCursor | undefined;
  /** Only what may be shown elsewhere too: no photo that waits for somebody to answer for those in it. */
  answered?: boolean;
}

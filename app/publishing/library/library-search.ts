/** What the library can show. */
export const libraryTabs = ['pictures', 'unused', 'no-words', 'no-consent', 'papers', 'withdrawn'] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** The file after which a page of the list starts: its time and id. */
export interface LibraryCursor {
  at: string;
  id: string;
}

export interface LibrarySearch {
  tab: LibraryTab;
  /** The search text, cleaned. */
  q?: string | undefined;
  after?: LibraryCursor | undefined;
  /** Only files that may be used elsewhere: no album photo without an answer about consent. */
  answered?: boolean;
}

/**
 * The number of pages loaded below the first is stored in the history entry: Back and a reload restore it,
 * while a new link to the list starts at the first page.
 */
export interface LoadedPages {
  more: number;
  /** The scroll position when a link was followed. */
  at: number;
}

export function loadedPages(): LoadedPages {
  const state = history.state as Partial<LoadedPages> | null;
  return { more: state?.more ?? 0, at: state?.at ?? 0 };
}

export function rememberPages(change: Partial<LoadedPages>): void {
  history.replaceState({ ...(history.state as object | null), ...change }, '');
}

/** Dispatched on the document when pages were restored without an action of the visitor. */
export const PAGES_CAME_BACK = 'pages-came-back';

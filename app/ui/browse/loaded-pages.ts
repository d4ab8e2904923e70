/**
 * How many pages were loaded below the first is kept with this step of the visit: Back and a reload find it again,
 * while a link to the list begins anew.
 */
export interface LoadedPages {
  more: number;
  /** How far down the page was when a link was followed. */
  at: number;
}

export function loadedPages(): LoadedPages {
  const state = history.state as Partial<LoadedPages> | null;
  return { more: state?.more ?? 0, at: state?.at ?? 0 };
}

export function rememberPages(change: Partial<LoadedPages>): void {
  history.replaceState({ ...(history.state as object | null), ...change }, '');
}

/** Sent to the document when pages have come back without anybody's having asked for them. */
export const PAGES_CAME_BACK = 'pages-came-back';

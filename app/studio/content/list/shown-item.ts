import type { State } from '#app/platform/content/state.ts';
import type { RowDetails } from '#app/publishing/studio-list/row-details.server.ts';
import type { Locale } from '#app/words/locales.ts';

/** An item as its row shows it. */
export interface ShownItem extends RowDetails {
  id: string;
  title: string;
  excerpt: string;
  detail: string;
  state: State;
  hasDraft: boolean;
  changed: string;
  when: string;
  isStarterText: boolean;
  /** For a starter text: the version that was read. */
  starterVersion?: number | undefined;
  /** The languages in which families read an outdated translation. */
  olderIn: readonly Locale[];
  /** The languages it exists in, if the site has several. */
  languages: readonly Locale[];
  /** Where families see it, if they do. */
  liveAddress: string | undefined;
  /** The page of its card, if it can be shared. */
  shareAddress: string | undefined;
}

import type { Theme } from '#app/sites/identity/identity.ts';

/** A theme that was saved next to the one on the site, for comparison. */
export interface SavedTheme {
  id: string;
  name: string;
  theme: Theme;
  by: string;
  at: string;
}

/** As many as can be compared side by side. */
export const MAX_SAVED_THEMES = 6;
export const LONGEST_NAME = 40;

/** Why a theme is not saved: the person can fix each of these. */
export type SavedThemeProblem = 'noName' | 'nameTaken' | 'themeTaken' | 'onSite' | 'full';

/** One line, and no longer than its card is wide. */
export const readThemeName = (typed: unknown): string =>
  typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim() : '';

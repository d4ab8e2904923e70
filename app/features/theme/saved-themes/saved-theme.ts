import type { Theme } from '#app/sites/identity/identity.ts';

/** A look that was kept beside the one on the site, to be compared with others. */
export interface SavedTheme {
  id: string;
  name: string;
  theme: Theme;
  by: string;
  at: string;
}

/** As many as can be told apart side by side. */
export const MAX_SAVED_THEMES = 6;
export const LONGEST_NAME = 40;

/** Why a look is not kept: each can be mended by whoever reads it. */
export type SavedThemeProblem = 'noName' | 'nameTaken' | 'lookTaken' | 'onSite' | 'full';

/** One line, and no longer than its card is wide. */
export const readThemeName = (typed: unknown): string =>
  typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim() : '';

import type { Locale } from './locales.ts';

/** The languages of the studio: staff choose one of them, whatever languages their school's site has. */
export const studioLanguages = ['en', 'hi'] as const satisfies readonly Locale[];

export type StudioLanguage = (typeof studioLanguages)[number];

export const firstStudioLanguage: StudioLanguage = studioLanguages[0];

/** Undefined for anything else. */
export const readStudioLanguage = (value: string | undefined): StudioLanguage | undefined =>
  studioLanguages.find((language) => language === value);

/** The languages that the site speaks. The first stands at the addresses without a prefix. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

export const firstLocale: Locale = locales[0];

export const languageTags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' };

/** Nothing, where it is none of them. */
export const readLocale = (value: string | undefined): Locale | undefined =>
  locales.find((locale) => locale === value);

/** As each is called by those who speak it. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी' };

/** The language beside this one: there are two. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'hi' : 'en');

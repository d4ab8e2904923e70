/**
 * Every language that a site can have; a school lists its own. `names`: the names of the languages in this
 * one.
 */
const details = {
  en: {
    tag: 'en-IN',
    name: 'English',
    short: 'EN',
    script: /\p{Script=Latin}/gu,
    names: { en: 'English', hi: 'Hindi', pa: 'Punjabi' },
  },
  hi: {
    tag: 'hi-IN',
    name: 'हिंदी',
    short: 'हि',
    script: /\p{Script=Devanagari}/gu,
    names: { en: 'अंग्रेज़ी', hi: 'हिंदी', pa: 'पंजाबी' },
  },
  pa: {
    tag: 'pa-IN',
    name: 'ਪੰਜਾਬੀ',
    short: 'ਪੰ',
    script: /\p{Script=Gurmukhi}/gu,
    names: { en: 'ਅੰਗਰੇਜ਼ੀ', hi: 'ਹਿੰਦੀ', pa: 'ਪੰਜਾਬੀ' },
  },
};

export type Locale = keyof typeof details;

export const locales = Object.keys(details) as [Locale, ...Locale[]];

export const languageTags = eachOf('tag');

/** The name of each in itself. */
export const languageNames = eachOf('name');

/** The same where there is no room for it. */
export const shortLanguageNames = eachOf('short');

/** The name of each within a sentence of another. */
export const namesIn: Record<Locale, Record<Locale, string>> = eachOf('names');

/** The script of each. */
export const scripts = eachOf('script');

/** The languages of a school's site without duplicates. The first has addresses without a prefix. */
export type Languages = readonly [Locale, ...Locale[]];

export const defaultLanguages: Languages = ['en', 'hi'];

/** The default for whatever belongs to no site: a text without letters, or a person without a choice. */
export const firstLocale: Locale = defaultLanguages[0];

/** Undefined for anything else. */
export const readLocale = (value: string | undefined): Locale | undefined =>
  locales.find((locale) => locale === value);

function eachOf<Name extends keyof (typeof details)[Locale]>(name: Name) {
  return Object.fromEntries(locales.map((locale) => [locale, details[locale][name]])) as Record<
    Locale,
    (typeof details)[Locale][Name]
  >;
}

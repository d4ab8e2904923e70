import { linksUnder } from '#app/links-under.ts';
import { firstLocale, languageTags, type Locale, locales } from '#app/words/locales.ts';

/** In the browser: the language of the open page. */
export const languageHere = (): Locale =>
  locales.find((locale) => languageTags[locale] === document.documentElement.lang) ?? firstLocale;

export function linksHere() {
  const [, name = ''] = window.location.pathname.split('/', 2);
  return linksUnder(name === languageHere() ? `/${name}` : '');
}

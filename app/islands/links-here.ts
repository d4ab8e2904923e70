import { readLanguage } from '#app/addresses.ts';
import { linksIn } from '#app/links.ts';

/** In the browser: the language of the page that is open, and links in it. */
export const languageHere = () => readLanguage(window.location.pathname).language;

export const linksHere = () => linksIn(languageHere());

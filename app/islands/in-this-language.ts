import { inLanguage, readLanguage } from '#app/addresses.ts';

/** In the browser: an address in the language of the page that is open, as the server turned the links on it. */
export const inThisLanguage = (address: string): string =>
  inLanguage(address, readLanguage(window.location.pathname).language);

import { isTranslatable, pageAddress, type WholeAddress, withPrefix } from './addresses.ts';

/** Writes the links of a page, which lead on in the page's own language. */
export interface Links {
  hrefOf: typeof pageAddress;
  /** Of an address that a text or the menu has. A file, the studio and other sites have one address in all languages. */
  localHref: (address: string) => string;
}

/** Without React, so that scripts of pages that need only an address do not load it. */
export const linksUnder = (prefix: string): Links => ({
  hrefOf: (...page) => withPrefix(pageAddress(...page), prefix) as WholeAddress,
  localHref(address) {
    const [path = ''] = address.split(/[?#]/, 1);
    return path.startsWith('/') && isTranslatable(path) ? withPrefix(address, prefix) : address;
  },
});

import { isTranslatable, pageAddress, type WholeAddress, withPrefix } from './addresses.ts';

/** Creates the links of a page, in the page's own language. */
export interface Links {
  hrefOf: typeof pageAddress;
  /**
   * For an address in a text or the menu. A file, the studio and other sites have one address for all
   * languages.
   */
  localHref: (address: string) => string;
}

/** Without React, so that scripts that only need an address do not load it. */
export const linksUnder = (prefix: string): Links => ({
  hrefOf: (...page) => withPrefix(pageAddress(...page), prefix) as WholeAddress,
  localHref(address) {
    const [path = ''] = address.split(/[?#]/, 1);
    return path.startsWith('/') && isTranslatable(path) ? withPrefix(address, prefix) : address;
  },
});

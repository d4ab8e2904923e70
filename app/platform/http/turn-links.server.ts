import { inLanguage, isTranslatable } from '#app/addresses.ts';
import { firstLocale, type Locale } from '#app/words/locales.ts';

/**
 * A page's links lead on in its own language. They are turned here, once the page is whole, so that none can be
 * forgotten, whoever wrote it: the frame, a text of the office's, the address that an island is handed. A link that says
 * which language it leads to (`hreflang`) stays as it is.
 */
export function turnLinks(html: string, language: Locale): string {
  if (language === firstLocale) return html;
  const turned = (address: string) => turnAddress(address, language);
  return html
    .replaceAll(TAG, (tag) =>
      /\shreflang="/i.test(tag)
        ? tag
        : tag.replaceAll(ADDRESS, (_, name: string, address: string) => ` ${name}="${turned(address)}"`),
    )
    .replaceAll(PROPS, (props) =>
      props.replaceAll(IN_PROPS, (_, address: string) => `&quot;${turned(address)}&quot;`),
    );
}

/** Of a redirect too. What is not said in words, and what is elsewhere, has one address. */
export function turnAddress(address: string, language: Locale): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith('/') && isTranslatable(path) ? inLanguage(address, language) : address;
}

const TAG = /<(?:a|area|link|form|button|input)\s[^>]*>/g;
const ADDRESS = / (href|action|formAction|formaction)="(\/[^"]*)"/g;
const PROPS = / data-props="[^"]*"/g;
const IN_PROPS = /&quot;(\/[^&\s]*(?:&amp;[^&\s]*)*)&quot;/g;

import { typedUrl } from '#app/core/text/typed-url.ts';
import type { Field } from '#app/publishing/content-type.ts';

/** Corrects unambiguous input instead of refusing it. */
export function tidyText(field: Pick<Field, 'kind'> & { isEmbedded?: boolean }, text: string): string {
  switch (field.kind) {
    case 'url':
      return typedUrl(field.isEmbedded ? addressInSnippet(text) : text);
    case 'amount':
      return rupeesIn(text)?.toString() ?? text;
    case 'email':
      return text.replace(/^mailto:/i, '');
    default:
      return text;
  }
}

/** `Rs. 1,200/-` is 1200. Undefined if it is not an amount in whole rupees. */
export function rupeesIn(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  const amount = text
    .trim()
    .replace(/^(?:rs\.?|inr|₹|रु\.?|रुपये)\s*/i, '')
    .replace(/\s*(?:\/-|\.00|rs\.?|rupees?|रुपये)?(?:\s*only)?\.?$/i, '')
    .replaceAll(/(\d)[,\s](?=\d)/g, '$1');
  return wholeNumber(amount, 7);
}

/** `3+` and `3 years` are 3. */
export const yearsIn = (text: string): number | undefined =>
  text.length > LONGEST_NUMBER
    ? undefined
    : wholeNumber(text.trim().replace(/\s*(?:\+|years?|yrs?\.?|वर्ष)$/i, ''), 2);

/** Including words and spaces. The patterns that remove these are slow on a long text. */
const LONGEST_NUMBER = 60;

/** Devanagari digits count, too. */
function wholeNumber(text: string, maxDigits: number): number | undefined {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  return /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : undefined;
}

/** Extracts the address from a map's embed code. */
function addressInSnippet(text: string): string {
  const [tag = ''] = /<iframe[^>]*/i.exec(text) ?? [];
  return /\ssrc="([^"]+)"/i.exec(tag)?.[1] ?? text;
}

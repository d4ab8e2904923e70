import { typedUrl } from '#app/core/text/typed-url.ts';

/** What a field of the profile's form holds: its keyboard, what is understood and what is refused go by it. */
export type ProfileFieldKind = 'line' | 'text' | 'lines' | 'phone' | 'email' | 'url' | 'rupees';

export function kindOf(name: string): ProfileFieldKind {
  if (name === 'phone' || name === 'whatsapp') return 'phone';
  if (name === 'email' || name === 'helpDesk.email') return 'email';
  if (name === 'description') return 'text';
  if (name === 'addressLines') return 'lines';
  if (name.startsWith('fees.')) return 'rupees';
  return name.endsWith('Url') || name.startsWith('social.') ? 'url' : 'line';
}

/** Characters; an address is counted line by line. */
export function maxLengthOf(name: string): number | undefined {
  const kind = kindOf(name);
  if (kind === 'lines' || kind === 'rupees') return undefined;
  if (kind === 'text') return 2000;
  if (name === 'schoolCode') return 40;
  return name === 'name' ? 200 : 500;
}

/** As it was meant: what nobody can mistake is put right rather than refused. */
export function tidied(name: string, text: string): string {
  switch (kindOf(name)) {
    case 'url':
      return typedUrl(addressInSnippet(text));
    case 'rupees':
      return rupeesIn(text)?.toString() ?? text;
    case 'email':
      return text.replace(/^mailto:/i, '');
    default:
      return text;
  }
}

/** `Rs. 1,200/-` is 1200. Nothing where it is no amount in whole rupees. */
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

/** With its words and blanks. The patterns that take these off are slow on a long text. */
const LONGEST_NUMBER = 60;

/** In the digits of Hindi, too. */
function wholeNumber(text: string, maxDigits: number): number | undefined {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  return /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : undefined;
}

/** Of what a map gives to be embedded, only its address is wanted. */
function addressInSnippet(text: string): string {
  const [tag = ''] = /<iframe[^>]*/i.exec(text) ?? [];
  return /\ssrc="([^"]+)"/i.exec(tag)?.[1] ?? text;
}

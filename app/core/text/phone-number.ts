import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number that can be called, as it was understood. */
export interface PhoneNumber {
  /** '+91 98765 43210', for people. */
  international: string;
  /** '919876543210', for addresses that take nothing but digits. */
  digits: string;
  /** 'tel:+919876543210' */
  href: string;
  extension: string | undefined;
}

interface ReadOptions {
  /** Take the number out of a sentence: 'call 98765 43210, please'. */
  extract?: boolean;
}

/** The number that was meant: Indian unless it begins with + or 00. Nothing where no phone could call it. */
export function readPhoneNumber(
  written: string,
  { extract = false }: ReadOptions = {},
): PhoneNumber | undefined {
  const text = withLatinDigits(written.slice(0, LONGEST)).trim();
  if (isSampleNumber(text)) return SAMPLE;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract });
  if (!number) return undefined;
  const { country, nationalNumber, ext } = number;
  // Every number within India has ten digits. The list of series in use is older than the newest of them.
  const canBeCalled =
    country === 'IN' ? number.isValid() || nationalNumber.length === 10 : number.isPossible();
  if (!canBeCalled) return undefined;
  const isTollFree = country === 'IN' && TOLL_FREE.test(nationalNumber);
  return {
    international: isTollFree ? number.formatNational() : number.formatInternational(),
    digits: number.number.slice(1),
    // Many networks connect a toll-free number only without the country's code.
    href: isTollFree ? `tel:${nationalNumber}` : number.getURI(),
    extension: ext,
  };
}

const LONGEST = 100;
const TOLL_FREE = /^18[06]0/;

/** The sample school's own number, which nobody can have. */
const SAMPLE: PhoneNumber = {
  international: '+91 00000 00000',
  digits: '910000000000',
  href: 'tel:+910000000000',
  extension: undefined,
};

const isSampleNumber = (text: string) => /^(?:\+?91)?0{10}$/.test(text.replaceAll(/[ -]/g, ''));

const DEVANAGARI_ZERO = 0x966;

const withLatinDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

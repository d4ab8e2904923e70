import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A valid phone number, as it was parsed. */
export interface PhoneNumber {
  /** '+91 98765 43210', for display. */
  international: string;
  /** '919876543210', for addresses that allow only digits. */
  digits: string;
  /** 'tel:+919876543210' */
  href: string;
  extension: string | undefined;
}

interface ReadOptions {
  /** Finds the number in a sentence: 'call 98765 43210, please'. */
  extract?: boolean;
}

/** Parses a number: Indian unless it begins with + or 00. Undefined if it cannot be dialled. */
export function readPhoneNumber(
  written: string,
  { extract = false }: ReadOptions = {},
): PhoneNumber | undefined {
  const text = withLatinDigits(written.slice(0, LONGEST)).trim();
  if (isSampleNumber(text)) return SAMPLE;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract });
  if (!number) return undefined;
  const { country, nationalNumber, ext } = number;
  // Every Indian number has ten digits. The library's list of number series is older than the newest ones.
  const canBeCalled =
    country === 'IN' ? number.isValid() || nationalNumber.length === 10 : number.isPossible();
  if (!canBeCalled) return undefined;
  const isTollFree = country === 'IN' && TOLL_FREE.test(nationalNumber);
  return {
    international: isTollFree ? number.formatNational() : number.formatInternational(),
    digits: number.number.slice(1),
    // Many networks connect a toll-free number only without the country code.
    href: isTollFree ? `tel:${nationalNumber}` : number.getURI(),
    extension: ext,
  };
}

const LONGEST = 100;
const TOLL_FREE = /^18[06]0/;

/** The sample school's number, which nobody can have. */
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

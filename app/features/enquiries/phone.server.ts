import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const DEVANAGARI_ZERO = 0x966;

/** The number that was meant, in its international form, where it can be told; Indian unless it says otherwise. */
export function understandPhone(written: string): string | undefined {
  const digits = written.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const number = parsePhoneNumberFromString(digits, 'IN');
  return number?.isPossible() ? number.formatInternational() : undefined;
}

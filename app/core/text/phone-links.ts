import { readPhoneNumber } from '#app/core/text/phone-number.ts';

/** The field's maximum. Parsing thousands of numbers would take too long. */
const LONGEST_LINE = 500;

export type PhoneKind = 'phones' | 'chat';

export interface PhoneNumber {
  text: string;
  /** The link that dials it; missing if the text is not a number. */
  href: string | undefined;
}

/**
 * Parses a line as schools write it, '0522 400000 / 98390 00000', into its numbers, so that each gets its own
 * link.
 */
export function phoneNumbers(line: string): PhoneNumber[] {
  if (line.length > LONGEST_LINE) return [{ text: line, href: undefined }];
  const texts = line.split(/[,;/|\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => ({ text, href: telephoneLink(text) }));
}

/** The link that dials it. A short number from before the studio required complete ones is dialled as written. */
export const telephoneLink = (written: string): string | undefined =>
  readPhoneNumber(written)?.href ?? linkAsWritten(written);

/** The link that opens a chat. Only for a number with a known country: any other could be somebody else's. */
export function whatsappLink(written: string): string | undefined {
  const number = readPhoneNumber(written);
  return number && !number.extension ? `https://wa.me/${number.digits}` : undefined;
}

/**
 * The line in international format: '+91 542 250 1234, +91 98390 00000'. Undefined if one of them is not a
 * number.
 */
export function recognisedPhones(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const numbers = phoneNumbers(line).map(({ text }) => readPhoneNumber(text)?.international);
  return numbers.length > 0 && numbers.every(Boolean) ? numbers.join(', ') : undefined;
}

/** How a typed line will be dialled, if it is valid. A chat has a single number. */
export const understoodAs = (kind: PhoneKind, line: string): string | undefined =>
  kind === 'phones' || whatsappLink(line) ? recognisedPhones(line) : undefined;

function linkAsWritten(written: string): string | undefined {
  const text = written.trim();
  const digits = AS_PEOPLE_WRITE.test(text) ? text.replaceAll(/\D/g, '') : '';
  const isShort = digits.length >= SHORTEST && digits.length < WITH_AREA_CODE;
  return isShort && !text.startsWith('+') ? `tel:${digits}` : undefined;
}

const AS_PEOPLE_WRITE = /^\+?[\d\s().\p{Dash}]+$/u;
const SHORTEST = 6;
const WITH_AREA_CODE = 11;

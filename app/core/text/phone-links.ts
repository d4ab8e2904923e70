import { readPhoneNumber } from '#app/core/text/phone-number.ts';

/** As much as the field takes. Each number costs a while, and nobody waits for thousands of them. */
const LONGEST_LINE = 500;

/** A line of numbers to call, or the one number that a chat is opened with. */
export type PhoneKind = 'phones' | 'chat';

export interface PhoneNumber {
  text: string;
  /** The link that dials it; missing where the text is no number. */
  href: string | undefined;
}

/** A line as schools write it, '0522 400000 / 98390 00000': each of its numbers by itself, for each is dialled by itself. */
export function phoneNumbers(line: string): PhoneNumber[] {
  if (line.length > LONGEST_LINE) return [{ text: line, href: undefined }];
  const texts = line.split(/[,;/|\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => ({ text, href: telephoneLink(text) }));
}

/** The link that dials it. A short number from before the studio asked for whole ones is dialled as it is written. */
export const telephoneLink = (written: string): string | undefined =>
  readPhoneNumber(written)?.href ?? linkAsWritten(written);

/** The link that opens a chat. Only for a number that is known with its country: any other is somebody else's. */
export function whatsappLink(written: string): string | undefined {
  const number = readPhoneNumber(written);
  return number && !number.extension ? `https://wa.me/${number.digits}` : undefined;
}

/** A line as the whole world dials it: '+91 542 250 1234, +91 98390 00000'. Nothing where one of them is no number. */
export function recognisedPhones(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const numbers = phoneNumbers(line).map(({ text }) => readPhoneNumber(text)?.international);
  return numbers.length > 0 && numbers.every(Boolean) ? numbers.join(', ') : undefined;
}

/** How what is typed will be called, if it can be. A chat is with one number alone. */
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

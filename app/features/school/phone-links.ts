export interface PhoneNumber {
  text: string;
  /** The link that dials it; missing where the text is no number. */
  href: string | undefined;
}

/** A line as schools write it, '0522 400000 / 98390 00000': each of its numbers by itself, for each is dialled by itself. */
export function phoneNumbers(line: string): PhoneNumber[] {
  const texts = line.split(/[,;/|\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => ({ text, href: telephoneLink(text) }));
}

/** '+91 00000 00000' → 'tel:+910000000000'. */
export function telephoneLink(number: string): string | undefined {
  const digits = digitsOf(number);
  return digits && `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The link that opens a chat with a number as people write it. */
export function whatsappLink(number: string): string | undefined {
  const digits = digitsOf(number);
  return digits && `https://wa.me/${digits}`;
}

/** Fewer are no number of a school, more are none of anybody (ITU-T E.164). */
export const phoneDigits = { least: 6, most: 15 };

function digitsOf(number: string): string | undefined {
  if (!AS_PEOPLE_WRITE.test(number.trim())) return undefined;
  // '+91 (0)522 …': the zero is for those who call from within the country.
  const dialled = number.trim().startsWith('+') ? number.replace('(0)', '') : number;
  const digits = dialled.replace(/\D/g, '');
  return digits.length >= phoneDigits.least && digits.length <= phoneDigits.most ? digits : undefined;
}

const AS_PEOPLE_WRITE = /^\+?[\d\s().\p{Dash}]+$/u;

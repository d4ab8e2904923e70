import { readPhoneNumber } from '#app/core/text/phone-number.ts';

/** The number in international form, if it can be parsed; Indian by default. */
export const parsePhone = (written: string): string | undefined =>
  readPhoneNumber(written, { extract: true })?.international;

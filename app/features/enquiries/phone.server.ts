import { readPhoneNumber } from '#app/core/text/phone-number.ts';

/** The number that was meant, in its international form, where it can be told; Indian unless it says otherwise. */
export const parsePhone = (written: string): string | undefined =>
  readPhoneNumber(written, { extract: true })?.international;

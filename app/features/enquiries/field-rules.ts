import { cleanText } from '#app/core/text-input.ts';

/** What can be wrong with a field. Stable: pages word them. */
export type FieldErrorCode = 'missing' | 'too-short' | 'too-long' | 'not-an-email';

export const enquiryLimits = {
  name: { least: 2, most: 100 },
  email: { least: 3, most: 254 },
  phone: { least: 3, most: 40 },
  message: { least: 10, most: 4000 },
} as const;
export type EnquiryField = keyof typeof enquiryLimits;
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[];

/** One line whatever was pasted: a name or a number with a line end in it would forge the header of a mail. */
const cleanLine = (sent: string) => cleanText(sent).replace(/\s*[\n\u0085\u2028\u2029]\s*/g, ' ');

export const cleanField = (field: EnquiryField, sent: string) =>
  field === 'message' ? cleanText(sent) : cleanLine(sent);

/** Of text that has been cleaned. The server's word and the browser's hint are the same. */
export function fieldProblem(field: EnquiryField, text: string): FieldErrorCode | undefined {
  const { least, most } = enquiryLimits[field];
  if (text === '') return 'missing';
  if (text.length < least) return 'too-short';
  if (text.length > most) return 'too-long';
  return field === 'email' && !EMAIL.test(text) ? 'not-an-email' : undefined;
}

/** As zod has it; spelled out, so that the browser need not load zod for it. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

import { cleanText, oneLine } from '#app/core/text/text-input.ts';

/** What can be wrong with a field. Stable: pages word them. */
export type FieldErrorCode = 'missing' | 'too-long' | 'not-an-email';

/** The most characters. "Fees?" is a message, and whatever somebody writes for a phone is theirs to write. */
export const enquiryLimits = { name: 100, email: 254, phone: 100, message: 4000 } as const;
export type EnquiryField = keyof typeof enquiryLimits;
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[];

/** More than anybody sends with blanks around it. What is longer is too long as it is, and not cleaned first. */
const MAX_CLEANED = 4 * enquiryLimits.message;

export function cleanField(field: EnquiryField, sent: string): string {
  if (sent.length > MAX_CLEANED) return sent.slice(0, MAX_CLEANED);
  return field === 'message' ? cleanText(sent) : oneLine(sent);
}

/** Of text that has been cleaned. The server's word and the browser's hint are the same. */
export function fieldProblem(field: EnquiryField, text: string): FieldErrorCode | undefined {
  if (!SOMETHING_TO_SEE.test(text)) return 'missing';
  if (text.length > enquiryLimits[field]) return 'too-long';
  return field === 'email' && !EMAIL.test(text) ? 'not-an-email' : undefined;
}

/** Spaces, joiners and the blanks of other scripts alone are nothing. */
const SOMETHING_TO_SEE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** As zod has it; spelled out, so that the browser need not load zod for it. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

import { cleanText, oneLine } from '#app/core/text/text-input.ts';

/** The problems of a field. Stable, because pages have words for them. */
export type FieldErrorCode = 'missing' | 'too-long' | 'not-an-email';

/**
 * The maximum lengths. There is no minimum, because "Fees?" is a message, and a phone number may have any
 * form.
 */
export const enquiryLimits = { name: 100, email: 254, phone: 100, message: 4000 } as const;
export type EnquiryField = keyof typeof enquiryLimits;
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[];

/** More than anyone sends, including spaces. A longer text is refused without being cleaned first. */
const MAX_CLEANED = 4 * enquiryLimits.message;

export function cleanField(field: EnquiryField, sent: string): string {
  if (sent.length > MAX_CLEANED) return sent.slice(0, MAX_CLEANED);
  return field === 'message' ? cleanText(sent) : oneLine(sent);
}

/** For cleaned text. The same rule on the server and in the browser. */
export function fieldProblem(field: EnquiryField, text: string): FieldErrorCode | undefined {
  if (!SOMETHING_TO_SEE.test(text)) return 'missing';
  if (text.length > enquiryLimits[field]) return 'too-long';
  return field === 'email' && !EMAIL.test(text) ? 'not-an-email' : undefined;
}

/** Spaces, joiners and invisible characters of other scripts count as empty. */
const SOMETHING_TO_SEE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** The same as zod's; written out, so that the browser need not load zod. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

import { z } from 'zod';
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

/** One line whatever was pasted: a name or a number with a line end in it would forge the header of a mail. */
const cleanLine = (sent: string) => cleanText(sent).replace(/\s*[\n\u0085\u2028\u2029]\s*/g, ' ');

const field = (name: EnquiryField, asked: string, clean: (sent: string) => string) => {
  const { least, most } = enquiryLimits[name];
  return z
    .string({ error: () => ({ message: asked }) })
    .describe(`${least} to ${most} characters`)
    .transform((sent, context) => {
      const text = clean(sent);
      const code = lengthError(text, least, most) ?? (name === 'email' ? emailError(text) : undefined);
      if (code) context.issues.push({ code: 'custom', input: '', message: asked, params: { code } });
      return text;
    });
};

function lengthError(text: string, least: number, most: number): FieldErrorCode | undefined {
  if (text === '') return 'missing';
  if (text.length < least) return 'too-short';
  return text.length > most ? 'too-long' : undefined;
}

const emailError = (text: string): FieldErrorCode | undefined =>
  z.email().safeParse(text).success ? undefined : 'not-an-email';

/** What the contact form sends. A phone number is kept as it was written: no way of writing one is wrong. */
export const EnquiryInput = z
  .object({
    name: field('name', 'Please write your name, 2 to 100 characters', cleanLine),
    email: field('email', 'Please write an e-mail address like name@example.com', cleanLine),
    phone: field('phone', 'Please write your phone number, 3 to 40 characters', cleanLine),
    message: field('message', 'Please write your message, 10 to 4,000 characters', cleanText),
  })
  .meta({ id: 'Enquiry' });
export type EnquiryInput = z.infer<typeof EnquiryInput>;

/** Whatever is odd about these never refuses an enquiry. */
const aside = (most: number, description: string) =>
  z.string().max(most).optional().catch(undefined).describe(description);

/** The enquiry with what goes along with it, by the same names in JSON and in the form. */
export const EnquirySubmission = EnquiryInput.extend({
  key: aside(200, 'Made by the caller: the same enquiry with the same key is taken once'),
  stamp: aside(200, 'The stamp that the form was given'),
  topic: aside(2000, 'Stays empty: only machines see this field'),
  proof: aside(8000, 'The solved challenge as JSON text, or "unable"'),
}).meta({ id: 'EnquirySubmission' });
export type EnquirySubmission = z.infer<typeof EnquirySubmission>;

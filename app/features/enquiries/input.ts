import { z } from 'zod';
import { cleanField, type EnquiryField, enquiryLimits, fieldProblem } from './form/field-rules.ts';

const field = (name: EnquiryField, prompt: string) =>
  z
    .string({ error: () => ({ message: prompt }) })
    .describe(`1 to ${enquiryLimits[name]} characters, not blank`)
    .transform((sent, context) => {
      const text = cleanField(name, sent);
      const code = fieldProblem(name, text);
      if (code) context.issues.push({ code: 'custom', input: '', message: prompt, params: { code } });
      return text;
    });

/** The contact form. A phone number is stored as written, in any format. */
export const EnquiryInput = z
  .object({
    name: field('name', 'Please write your name, at most 100 characters'),
    email: field('email', 'Please write an e-mail address like name@example.com'),
    phone: field('phone', 'Please write your phone number, at most 100 characters'),
    message: field('message', 'Please write your message, at most 4,000 characters'),
  })
  .meta({ id: 'Enquiry' });
export type EnquiryInput = z.infer<typeof EnquiryInput>;

/** Invalid values of these fields never refuse an enquiry. */
const aside = (most: number, description: string) =>
  z.string().max(most).optional().catch(undefined).describe(description);

/** The enquiry with its additional values, by the same names in JSON and in the form. */
export const EnquirySubmission = EnquiryInput.extend({
  key: aside(200, 'Chosen by the caller: an enquiry with the same key is stored only once'),
  stamp: aside(200, 'The stamp of the form'),
  topic: aside(2000, 'Leave this empty: only robots fill it in'),
  lang: aside(
    10,
    'The language of the form, for example `hi` for Hindi. The confirmation e-mail is in this language',
  ),
  proof: aside(8000, 'The solved challenge as JSON text, or "unable"'),
}).meta({ id: 'EnquirySubmission' });
export type EnquirySubmission = z.infer<typeof EnquirySubmission>;

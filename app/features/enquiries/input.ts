import { z } from 'zod';
import { cleanText } from '#app/core/text-input.ts';

const text = (least: number, most: number, message: string, clean = cleanText) =>
  z.string(message).transform(clean).pipe(z.string().min(least, message).max(most, message));

/** One line whatever was pasted: a name or a number with a line end in it would forge the header of a mail. */
const line = (least: number, most: number, message: string) =>
  text(least, most, message, (sent) => cleanText(sent).replace(/\s*[\n\u0085\u2028\u2029]\s*/g, ' '));

/** What the contact form sends. */
export const EnquiryInput = z
  .object({
    name: line(2, 100, 'Please write your name, 2 to 100 characters'),
    email: line(3, 254, 'Please write your e-mail address').pipe(
      z.email('Please write an e-mail address like name@example.com'),
    ),
    phone: line(3, 40, 'Please write your phone number, 3 to 40 characters'),
    message: text(10, 4000, 'Please write your message, 10 to 4,000 characters'),
  })
  .meta({ id: 'Enquiry' });
export type EnquiryInput = z.infer<typeof EnquiryInput>;

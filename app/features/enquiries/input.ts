import { z } from 'zod';
import { cleanText } from '#app/core/text-input.ts';

const text = (least: number, most: number, message: string) =>
  z.string(message).transform(cleanText).pipe(z.string().min(least, message).max(most, message));

/** What the contact form sends. */
export const EnquiryInput = z
  .object({
    name: text(2, 100, 'Please write your name, 2 to 100 characters'),
    email: text(3, 254, 'Please write your e-mail address').pipe(
      z.email('Please write an e-mail address like name@example.com'),
    ),
    phone: text(3, 40, 'Please write your phone number, 3 to 40 characters'),
    message: text(10, 4000, 'Please write your message, 10 to 4,000 characters'),
  })
  .meta({ id: 'Enquiry' });
export type EnquiryInput = z.infer<typeof EnquiryInput>;

import { z } from 'zod';
import { inboxStates } from '#app/features/enquiries/enquiry.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import { maxNote } from './limits.ts';

const state = z.enum(inboxStates);
const staffId = z
  .string()
  .max(60)
  .transform((id) => id || null);

/** The forms of an enquiry's page; they send what the page showed, so that nobody is overruled. */
export const HandleInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('give'), to: staffId, seenOwner: staffId }),
  z.object({ intent: z.literal('state'), state, seenState: state }),
  z.object({
    intent: z.literal('note'),
    key: z.string().regex(/^[0-9a-z]{26}$/),
    text: z
      .string()
      .transform(cleanText)
      .pipe(z.string().min(1, { error: 'required' }).max(maxNote, { error: 'tooLong' })),
  }),
  z.object({ intent: z.literal('send-again') }),
  z.object({ intent: z.literal('hand-on-again') }),
  z.object({ intent: z.literal('acquit') }),
  z.object({ intent: z.literal('delete') }),
]);
export type HandleInput = z.infer<typeof HandleInput>;

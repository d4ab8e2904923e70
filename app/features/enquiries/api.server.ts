import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { receiveEnquiry } from './commands.server.ts';
import { EnquiryInput } from './input.ts';

const Receipt = z
  .object({
    message: z.literal('Your Form Submitted Successfully.'),
    receipt: z.string().describe('The number to quote when asking about this enquiry'),
  })
  .meta({ id: 'Receipt' });

export const enquiriesApi = [
  endpoint({
    method: 'POST',
    path: '/form/:schoolcode/dif',
    summary: 'Send the contact form',
    description: 'Answered only after the enquiry is safely stored.',
    body: EnquiryInput,
    answer: Receipt,
    status: 201,
    async handle({ services, schoolCode, body }) {
      const { receipt } = await receiveEnquiry(services.database.writes, schoolCode, services.clock(), body);
      return { message: 'Your Form Submitted Successfully.' as const, receipt };
    },
  }),
];

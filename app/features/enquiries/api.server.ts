import { z } from 'zod';
import { isCrossSite } from '#app/platform/http/cross-site.ts';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { problem } from '#app/platform/http/problem.ts';
import { formSecret } from './form-secret.server.ts';
import { EnquirySubmission } from './input.ts';
import { isOneAttemptTooMany } from './rates.server.ts';
import { receiveEnquiry } from './receive.server.ts';
import { freshStamp } from './stamp.server.ts';

const Receipt = z
  .object({
    message: z.literal('Your Form Submitted Successfully.'),
    receipt: z.string().describe('The reference number to quote when asking about this enquiry'),
  })
  .meta({ id: 'Receipt' });

const Stamp = z
  .object({ stamp: z.string().describe('Send this with the form, as `stamp`') })
  .meta({ id: 'Stamp' });

export const enquiriesApi = [
  endpoint({
    method: 'GET',
    path: '/form/:schoolcode/stamp',
    summary: 'Get a stamp for a contact form',
    description: 'Optional. An enquiry without a stamp is checked more strictly for spam.',
    answer: Stamp,
    async handle({ services, schoolCode }) {
      const stamp = freshStamp(await formSecret(services, schoolCode), services.clock());
      return Response.json({ stamp }, { headers: NOT_KEPT });
    },
  }),
  endpoint({
    method: 'POST',
    path: '/form/:schoolcode/dif',
    summary: 'Send the contact form',
    description:
      'The response is sent only after the enquiry is stored. If the same enquiry is sent again with the same key (in the body or in the Idempotency-Key header), or within a few minutes, the response has the same reference number. An enquiry that looks automated gets status 428 and a `challenge` (ALTCHA): solve it and send the same enquiry again with `proof`.',
    body: EnquirySubmission,
    answer: Receipt,
    status: 201,
    async admit({ services, requestId, clientAddress }) {
      const tooMany = await isOneAttemptTooMany(
        services.database.writes,
        services.site.schoolCode,
        clientAddress,
        services.clock(),
      );
      return tooMany ? problem('too-many', requestId, LATER) : undefined;
    },
    async handle({ services, schoolCode, body, request, requestId, clientAddress }) {
      if (isCrossSite(request, services.site.url)) return problem('cross-site', requestId);
      const key = body.key ?? request.headers.get('idempotency-key')?.slice(0, 200);
      const submission = { ...body, key };
      const reception = await receiveEnquiry(services, schoolCode, submission, {
        address: clientAddress,
        userAgent: request.headers.get('user-agent') ?? '',
        canProve: true,
        selfTestMark: request.headers.get('x-self-test') ?? undefined,
      });
      if (reception.kind === 'too-many') return problem('too-many', requestId, LATER);
      if (reception.kind === 'proof-needed')
        return problem('proof-needed', requestId, { challenge: reception.challenge });
      return { message: 'Your Form Submitted Successfully.' as const, receipt: reception.receipt };
    },
  }),
];

const LATER = { headers: { 'retry-after': '3600' } };
const NOT_KEPT = { 'content-type': 'application/json', 'cache-control': 'no-store' };

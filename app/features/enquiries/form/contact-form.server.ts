import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { parseInput } from '#app/platform/http/parse-input.ts';
import { formSecret } from '#app/features/enquiries/form-secret.server.ts';
import { type EnquiryField, enquiryFields, type FieldErrorCode } from './field-rules.ts';
import { EnquirySubmission } from '#app/features/enquiries/input.ts';
import { isOneAttemptTooMany } from '#app/features/enquiries/rates.server.ts';
import { receiveEnquiry } from '#app/features/enquiries/receive.server.ts';
import { pageStamp } from '#app/features/enquiries/stamp.server.ts';

export type ContactFormAnswer =
  | { kind: 'sent'; receipt: string }
  | {
      kind: 'refused';
      status: 422 | 429 | 500 | 503;
      /** Set if the problem is not in the fields. */
      trouble?: 'too-many' | 'unavailable';
      errors: { field: EnquiryField; code: FieldErrorCode }[];
      /** The fields as they were sent, to be shown again. */
      typed: Record<EnquiryField, string>;
    };

/**
 * The plain form's post, for the page's action. On `sent` the action redirects (303) to the thank-you page; on
 * `refused` it answers `data(answer, { status: answer.status })` and shows the form again.
 */
export async function takeContactForm(
  request: Request,
  { services, site: { schoolCode, language }, clientAddress, requestId }: RequestContext,
): Promise<ContactFormAnswer> {
  const form = await request.formData();
  const sent = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const typed = Object.fromEntries(
    enquiryFields.map((field) => [field, String(sent[field] ?? '')]),
  ) as Record<EnquiryField, string>;
  const refuse = (
    status: (ContactFormAnswer & { kind: 'refused' })['status'],
    why: Partial<ContactFormAnswer & { kind: 'refused' }> = {},
  ) => ({ kind: 'refused' as const, status, errors: [], typed, ...why });

  const address = clientAddress ?? '';
  try {
    if (await isOneAttemptTooMany(services.database.writes, schoolCode, address, services.clock()))
      return refuse(429, { trouble: 'too-many' });
    const parsed = parseInput(EnquirySubmission, sent);
    if (parsed.errors) {
      const errors = parsed.errors as { field: EnquiryField; code: FieldErrorCode }[];
      return refuse(422, { errors: errors.map(({ field, code }) => ({ field, code })) });
    }
    const submission = { ...parsed.data, lang: language };
    const reception = await receiveEnquiry(services, schoolCode, submission, {
      address,
      userAgent: request.headers.get('user-agent') ?? '',
      canProve: false,
    });
    if (reception.kind === 'received') return { kind: 'sent', receipt: reception.receipt };
    return refuse(429, { trouble: 'too-many' });
  } catch (error) {
    // Any error: if thrown, the visitor would lose what they typed.
    const unavailable = isDatabaseUnavailable(error);
    const what = 'an enquiry could not be stored';
    services.log.error(
      { requestId, err: error },
      unavailable ? `${what}: the database is not available` : what,
    );
    return refuse(unavailable ? 503 : 500, { trouble: 'unavailable' });
  }
}

/** For the page's loader: the stamp that goes into the form as the hidden field `stamp`. */
export const contactFormStamp = async ({ services, site, now }: RequestContext): Promise<string> =>
  pageStamp(await formSecret(services, site.schoolCode), now);

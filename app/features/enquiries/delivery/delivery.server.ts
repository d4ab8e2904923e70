import { z } from 'zod';
import type { Job } from '#app/platform/jobs/queue.ts';
import { PermanentError, type JobHandler } from '#app/platform/jobs/run-job.ts';
import { MailFailure } from '#app/platform/mail/mail.ts';
import type { Services } from '#app/platform/services.ts';
import { acknowledgementMail, enquiryMail, mailsAbout } from './mails.ts';
import { parsePhone } from '#app/features/enquiries/phone.server.ts';
import { notifyStaffOnDuty } from '#app/features/enquiries/duty/duty-mail.server.ts';
import { firstLocale, type Locale, locales } from '#app/words/locales.ts';
import { recordArrival } from './self-test.server.ts';

export interface DeliveryDeps {
  services: Services;
  /** Reads the mailbox from the school's profile. */
  findSchool: (schoolCode: string, language: Locale) => Promise<{ name: string; email: string } | undefined>;
}

/** Delivers an enquiry to the school's mailbox. It is tried for days, whatever the server says. */
export function enquiryDelivery(deps: DeliveryDeps): JobHandler {
  const { clock, mailer } = deps.services;
  return {
    neverParked: true,
    async run(job) {
      const { enquiryId, selfTest } = Payload.parse(job.payload);
      const enquiry = await findEnquiry(deps, job.schoolCode, enquiryId);
      // Deleted in the meantime: there is nothing to deliver.
      if (!enquiry) return {};
      const letter = await letterhead(deps, job.schoolCode, { isTest: enquiry.isTest });
      await mailer.send(enquiryMail(enquiry, letter, parsePhone(enquiry.phone)));
      // Deleted while it was being sent: no copy of it stays.
      if (!(await findEnquiry(deps, job.schoolCode, enquiryId))) await mailer.erase(mailsAbout(enquiryId));
      return {
        async finish(transaction) {
          const at = clock().toISOString();
          // As it was then: a mail server that is set up later does not send what was written to a file.
          const isSent = mailer.goesTo === 'recipients';
          if (selfTest)
            return recordArrival(
              transaction,
              { schoolCode: job.schoolCode, id: selfTest, outcome: isSent ? 'arrived' : 'filed' },
              enquiryId,
              at,
            );
          await transaction
            .updateTable('enquiries')
            .set({ delivery: isSent ? 'delivered' : 'filed', updated_at: at })
            .where('school_code', '=', job.schoolCode)
            .where('id', '=', enquiryId)
            .execute();
          const site = deps.services.sites.of(job.schoolCode);
          await notifyStaffOnDuty(transaction, site, enquiry, clock());
        },
      };
    },
    onDead: (job) => async (transaction) => {
      await transaction
        .updateTable('enquiries')
        .set({ delivery: 'failed', updated_at: clock().toISOString() })
        .where('school_code', '=', job.schoolCode)
        .where('id', '=', enquiryOf(job))
        .execute();
    },
  };
}

/**
 * Tells the sender that it has arrived. A mailbox that is refused for good was mistyped, so there is no second attempt.
 */
export function enquiryAcknowledgement(deps: DeliveryDeps): JobHandler {
  return {
    neverParked: true,
    async run(job) {
      const { enquiryId, language } = Payload.parse(job.payload);
      const enquiry = await findEnquiry(deps, job.schoolCode, enquiryId);
      if (!enquiry) return {};
      try {
        const letter = await letterhead(deps, job.schoolCode, { language });
        await deps.services.mailer.send(acknowledgementMail(enquiry, letter));
      } catch (error) {
        if (error instanceof MailFailure && error.refusesRecipient) throw new PermanentError(error.message);
        throw error;
      }
      return {};
    },
  };
}

const Payload = z.object({
  enquiryId: z.string(),
  selfTest: z.string().optional(),
  language: z.enum(locales).default(firstLocale),
});
const enquiryOf = (job: Job) => Payload.parse(job.payload).enquiryId;

async function findEnquiry({ services }: DeliveryDeps, schoolCode: string, id: string) {
  const row = await services.database.reads
    .selectFrom('enquiries')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, receivedAt: row.received_at, isTest: row.state === 'test' };
}

/** Sender and recipient. Without a mailbox the job waits until one is entered. */
async function letterhead(
  { services, findSchool }: DeliveryDeps,
  schoolCode: string,
  { isTest = false, language = firstLocale }: { isTest?: boolean; language?: Locale },
) {
  const { config } = services;
  const school = await findSchool(schoolCode, language);
  const mailbox = config.enquiryTo ?? school?.email ?? '';
  const to = isTest ? (config.selfTestTo ?? mailbox) : mailbox;
  if (!to)
    throw new Error('there is no mailbox: set ENQUIRY_TO, or enter an e-mail address in the school profile');
  const { url, words } = services.sites.of(schoolCode, language);
  return {
    school: { name: school?.name ?? schoolCode, mailbox },
    from: config.mailFrom ?? to,
    to,
    host: new URL(url).hostname,
    siteUrl: url,
    words: words.mail,
    dates: words.dates,
  };
}

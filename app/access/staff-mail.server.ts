import { z } from 'zod';
import type { Transaction } from 'kysely';
import { newId } from '#app/core/ids.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { PermanentError, type JobHandler } from '#app/platform/jobs/run-job.ts';
import { MailFailure } from '#app/platform/mail/mail.ts';
import type { Services } from '#app/platform/services.ts';

const Payload = z.object({
  id: z.string(),
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
});

interface StaffMail {
  schoolCode: string;
  to: { email: string; name: string };
  now: Date;
  mail: { subject: string; text: string };
}

/** In the caller's transaction, so that the event and the mail about it are stored together. */
export const sendToStaff = (
  transaction: Transaction<Schema>,
  { schoolCode, to, now, mail }: StaffMail,
): Promise<void> =>
  enqueue(transaction, {
    schoolCode,
    kind: 'send-staff-mail',
    now,
    payload: { id: newId(now.getTime()), to: to.email, name: to.name, ...mail },
  });

/** A mail to a member of staff, written when the job was enqueued. */
export function staffMailJob({ config, sites, clock, mailer }: Services): JobHandler {
  return {
    // Contains links to join or to set a password.
    secret: true,
    async run(job) {
      const payload = Payload.safeParse(job.payload);
      if (!payload.success) throw new PermanentError('the content of the mail is no longer stored');
      const { id, to, name, subject, text } = payload.data;
      const { hostname } = new URL(sites.of(job.schoolCode).url);
      const from = config.mailFrom ?? `studio@${hostname}`;
      try {
        await mailer.send({
          messageId: `<staff-${id}@${hostname}>`,
          from: { name: job.schoolCode, address: from },
          to: { name, address: to },
          subject,
          text,
          date: clock(),
        });
      } catch (error) {
        if (error instanceof MailFailure && error.refusesRecipient) throw new PermanentError(error.message);
        throw error;
      }
      return {};
    },
  };
}

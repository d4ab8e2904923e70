import { z } from 'zod';
import { HopelessError, type JobHandler } from '#app/platform/jobs/run-job.ts';
import { MailFailure, type Mailer } from '#app/platform/mail/mail.ts';
import type { Services } from '#app/platform/services.ts';

const Payload = z.object({
  id: z.string(),
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** A mail to somebody of the staff, written when the job was enqueued. */
export function staffMail({ config, sites, clock }: Services, mailer: Mailer): JobHandler {
  return {
    // Links to join or to set a password.
    secret: true,
    async run(job) {
      const payload = Payload.safeParse(job.payload);
      if (!payload.success) throw new HopelessError('nothing of the mail is left to send');
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
        if (error instanceof MailFailure && error.refusesRecipient) throw new HopelessError(error.message);
        throw error;
      }
      return {};
    },
  };
}

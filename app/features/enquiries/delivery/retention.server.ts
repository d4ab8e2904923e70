import { nextTimeInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { mailsAbout } from './mails.ts';
import { type EnquiryForwarding, forwardingOf } from '#app/features/enquiries/forwarding.ts';

const DAY_MS = 24 * 60 * 60_000;
/** At half past three in the night. */
export const RETENTION_HOUR = 3.5;
const CLOCK_IS_TRUSTED_MS = 3 * DAY_MS;
export const SPAM_DAYS = 30;
const FINISHED_JOBS_DAYS = 30;
const CLAIM_DAYS = 8;
const SELF_TEST_DAYS = 90;

/** Once a day: deletes what is older than the promised time. */
export function dailyRetention(services: Services): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const now = services.clock();
      const again = nextTimeInIndia(now, RETENTION_HOUR);
      // Either the site was off for days or its clock is wrong; a wrong clock must not delete anything.
      if (now.getTime() - job.since.getTime() > CLOCK_IS_TRUSTED_MS) {
        services.log.warn(
          'old enquiries are not deleted today: the last deletion was long ago, so check the clock of the server',
        );
        return { again };
      }
      const keepDays = services.config.enquiryKeepDays;
      const deleted = await deleteOldEnquiries(services.database.writes, job.schoolCode, {
        now,
        keepDays,
        forwarding: forwardingOf(services),
      });
      await services.mailer.forget(daysBefore(now, keepDays));
      await services.mailer.erase(deleted.flatMap(mailsAbout));
      if (deleted.length > 0) services.log.info({ deleted: deleted.length }, 'old enquiries deleted');
      return { again };
    },
  };
}

export async function deleteOldEnquiries(
  db: Db,
  schoolCode: string,
  { now, keepDays, forwarding }: { now: Date; keepDays: number; forwarding?: EnquiryForwarding | undefined },
): Promise<string[]> {
  const before = (days: number) => daysBefore(now, days).toISOString();
  const deleted = await db
    .deleteFrom('enquiries')
    .where('school_code', '=', schoolCode)
    .where((is) =>
      is.or([
        is('received_at', '<', before(keepDays)),
        is.and([is('state', '=', 'spam'), is('received_at', '<', before(SPAM_DAYS))]),
      ]),
    )
    .returning('id')
    .execute();
  await forwarding?.removeOrphans(db, schoolCode);
  await db
    .deleteFrom('jobs')
    .where('school_code', '=', schoolCode)
    .where('state', 'in', ['done', 'dead'])
    .where('updated_at', '<', before(FINISHED_JOBS_DAYS))
    .execute();
  await db
    .deleteFrom('enquiry_claims')
    .where('school_code', '=', schoolCode)
    .where('claimed_at', '<', before(CLAIM_DAYS))
    .execute();
  await db
    .deleteFrom('enquiry_rates')
    .where('school_code', '=', schoolCode)
    .where('hour', '<', before(2).slice(0, 13))
    .execute();
  await db
    .deleteFrom('self_tests')
    .where('school_code', '=', schoolCode)
    .where('started_at', '<', before(SELF_TEST_DAYS))
    .execute();
  return deleted.map(({ id }) => id);
}

/** When it will be deleted at night. */
export function deletionOf(
  { state, receivedAt }: { state: string; receivedAt: string },
  keepDays: number,
): Date {
  const days = state === 'spam' ? Math.min(keepDays, SPAM_DAYS) : keepDays;
  return nextTimeInIndia(new Date(Date.parse(receivedAt) + days * DAY_MS), RETENTION_HOUR);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

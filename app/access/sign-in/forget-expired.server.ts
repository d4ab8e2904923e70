import type { Db } from '#app/platform/db/database.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';

export const FORGET_EXPIRED_JOB = 'forget-expired-sign-ins';
const HOUR_MS = 3_600_000;
const CLOCK_IS_TRUSTED_MS = 72 * HOUR_MS;

/** Hourly. better-auth deletes an expired row only when it is requested, and most never are. */
export function forgetExpiredJob({ database, clock }: Services): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const now = clock();
      // A wrong clock must not delete anything.
      if (now.getTime() - job.since.getTime() <= CLOCK_IS_TRUSTED_MS)
        await forgetExpiredSignIns(database.writes, job.schoolCode, now);
      return { again: new Date(now.getTime() + HOUR_MS) };
    },
  };
}

/** Expired links, challenges and unfinished sign-ins, and expired sessions. */
export async function forgetExpiredSignIns(db: Db, schoolCode: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .deleteFrom('staff_verifications')
    .where('school_code', '=', schoolCode)
    .where('expires_at', '<', at)
    .execute();
  await db
    .deleteFrom('staff_sessions')
    .where('school_code', '=', schoolCode)
    .where('expires_at', '<', at)
    .execute();
}

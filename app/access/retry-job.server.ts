import { retryParkedJob } from '#app/platform/jobs/parked.ts';
import type { CommandContext } from './command-context.ts';
import { recordAudit } from './audit/record.server.ts';

/** Lets a parked job run again and records it, or neither. A second click finds nothing to do. */
export async function retryJob({ services, staff, now }: CommandContext, id: string): Promise<void> {
  const retried = await services.database.writes.transaction().execute(async (transaction) => {
    const job = await retryParkedJob(transaction, { id, schoolCode: staff.schoolCode, now });
    if (job)
      await recordAudit(transaction, {
        staff,
        now,
        action: 'retry-job',
        subject: { type: 'jobs', id, title: job.kind },
      });
    return job;
  });
  if (retried) services.jobs.notify();
}

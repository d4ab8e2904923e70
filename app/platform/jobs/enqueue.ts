import type { Transaction } from 'kysely';
import { newId } from '#app/core/ids.ts';
import { notify } from '../db/notices.ts';
import type { Schema } from '../db/schema.ts';

export interface NewJob {
  schoolCode: string;
  kind: string;
  payload: object;
  now: Date;
  runAt?: Date;
  /** For a job of which there is only one at a time. */
  id?: string;
}

/** In the caller's transaction: the job is stored together with what it is about. */
export async function enqueue(transaction: Transaction<Schema>, job: NewJob): Promise<void> {
  const at = job.now.toISOString();
  await transaction
    .insertInto('jobs')
    .values({
      id: job.id ?? newId(job.now.getTime()),
      school_code: job.schoolCode,
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      state: 'waiting',
      run_at: (job.runAt ?? job.now).toISOString(),
      attempts: 0,
      unfinished_runs: 0,
      lease_until: null,
      last_error: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['school_code', 'id']).doNothing())
    .execute();
  if (!job.runAt || job.runAt <= job.now) await notify(transaction, 'school_jobs');
}

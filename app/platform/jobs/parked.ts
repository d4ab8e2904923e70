import type { Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import { notify } from '../db/notices.ts';
import type { Schema } from '../db/schema.ts';
import { MAX_UNFINISHED_RUNS } from './queue.ts';

export interface ParkedJob {
  id: string;
  kind: string;
  /** When it was parked. */
  at: string;
}

const MAX_LISTED = 20;

/** The jobs during which the process died twice, newest first. */
export const listParkedJobs = (db: Db, schoolCode: string): Promise<ParkedJob[]> =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'updated_at as at'])
    .where('school_code', '=', schoolCode)
    .where('state', '=', 'dead')
    .where('unfinished_runs', '>=', MAX_UNFINISHED_RUNS)
    .orderBy('updated_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** Lets a parked job run again, from its first attempt. Returns it, or undefined if it is not parked any more. */
export async function retryParkedJob(
  transaction: Transaction<Schema>,
  { id, schoolCode, now }: { id: string; schoolCode: string; now: Date },
): Promise<{ kind: string } | undefined> {
  const at = now.toISOString();
  const job = await transaction
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, unfinished_runs: 0, run_at: at, updated_at: at })
    .where('id', '=', id)
    .where('school_code', '=', schoolCode)
    .where('state', '=', 'dead')
    .where('unfinished_runs', '>=', MAX_UNFINISHED_RUNS)
    .returning('kind')
    .executeTakeFirst();
  if (job) await notify(transaction, 'school_jobs');
  return job;
}

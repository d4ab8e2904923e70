import { type Expression, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Engine } from '../db/database.ts';
import { databaseTime } from '../db/database-time.ts';
import type { Schema } from '../db/schema.ts';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';

export interface Job {
  id: string;
  schoolCode: string;
  kind: string;
  payload: unknown;
  /** The number of this attempt, from 1. It also proves who holds the lease: another holder has another number. */
  attempt: number;
  /** When it was enqueued or, for a recurring job, when it last ended. */
  since: Date;
}

export interface ClaimedJob extends Job {
  /** After this many process deaths the job itself may be the cause, so it is not restarted automatically. */
  unfinishedRuns: number;
}

/** After this many deaths of the process the job itself may be the cause, so it is not started again by itself. */
export const MAX_UNFINISHED_RUNS = 2;

const LEASE_SECONDS = 120;
const MAX_DOUBLINGS = 5;
const LONGEST_LEASE_SECONDS = LEASE_SECONDS * 2 ** MAX_DOUBLINGS;
export const RENEW_LEASE_MS = 40_000;
const LONGEST_WAIT_MS = 26 * 60 * 60_000;

/** Takes the job that is due longest, for the time of the lease. Only one caller gets it. */
export async function claimJob(
  { engine, writes }: Database,
  now: Date,
  kinds: string[],
  except: string[] = [],
): Promise<ClaimedJob | undefined> {
  // No job waits longer than a day: a later time was written while a clock was wrong.
  const never = new Date(now.getTime() + LONGEST_WAIT_MS).toISOString();
  const row = await writes
    .updateTable('jobs')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      // Counted before it runs, because a process that dies cannot count; reset when it ends.
      unfinished_runs: set('unfinished_runs', '+', 1),
      lease_until: leaseEnd(engine, sql.ref('attempts')),
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('school_code', 'id'),
        '=',
        selectFrom('jobs')
          .select(['school_code', 'id'])
          .where('state', '=', 'waiting')
          .where('kind', 'in', kinds)
          .where((is) => is.or([is('run_at', '<=', now.toISOString()), is('run_at', '>', never)]))
          .where(isFree(engine))
          .$if(except.length > 0, (due) => due.where('id', 'not in', except))
          .orderBy('run_at')
          .limit(1)
          .$if(engine === 'postgres', (due) => due.forUpdate().skipLocked())
          .$asTuple('school_code', 'id'),
      ),
    )
    .where('state', '=', 'waiting')
    .where(isFree(engine))
    .returningAll()
    .executeTakeFirst();
  return row && jobOf(row);
}

/** False if another process has taken the job over. */
export async function renewLease({ engine, writes }: Database, job: Job): Promise<boolean> {
  const { numUpdatedRows } = await whereLeased(writes.updateTable('jobs'), job)
    .set({ lease_until: leaseEnd(engine, sql.lit(job.attempt - 1)) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * For a server that stops while the job runs: that does not count as a death, and the job runs again after its lease.
 */
export async function cutOffJob({ writes }: Database, job: ClaimedJob): Promise<void> {
  await whereLeased(writes.updateTable('jobs'), job).set({ unfinished_runs: job.unfinishedRuns }).execute();
}

/** What remains of a job's payload once it is no longer needed: a mail to staff may hold a secret link. */
const NOTHING = '{}';

/** Ends the job together with its effects or, with `again`, sets its next time. */
export function completeJob(
  { writes }: Database,
  job: Job,
  now: Date,
  { finish, again }: JobResult,
): Promise<'completed' | 'lease lost'> {
  return writes.transaction().execute(async (transaction) => {
    const at = now.toISOString();
    const { numUpdatedRows } = await whereLeased(transaction.updateTable('jobs'), job)
      .set({ lease_until: null, last_error: null, unfinished_runs: 0, updated_at: at })
      .set(
        again
          ? { run_at: again.toISOString(), attempts: 0, created_at: at }
          : { state: 'done' as const, payload: NOTHING },
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'lease lost';
    await finish?.(transaction);
    return 'completed';
  });
}

/** What remains to be stored after a job's work. */
export interface JobResult {
  /** Committed together with the end of the job. */
  finish?: ((transaction: Transaction<Schema>) => Promise<void>) | undefined;
  /** When a recurring job runs next. */
  again?: Date;
}

/** Sets a failed job's next attempt, or ends it after the last. */
export function failJob(
  { writes }: Database,
  job: Job,
  now: Date,
  failure: {
    why: string;
    mayDie: boolean;
    hopeless: boolean;
    /** Ended because its process died during the run; this applies to recurring jobs too. */
    parked?: boolean;
    secret?: boolean;
    onDead?: JobResult['finish'];
  },
): Promise<'waiting' | 'dead' | 'lease lost'> {
  const { parked = false } = failure;
  const dead = parked || (failure.mayDie && (failure.hopeless || job.attempt >= MAX_ATTEMPTS));
  return writes.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await whereLeased(transaction.updateTable('jobs'), job)
      .set({
        lease_until: null,
        last_error: failure.why.slice(0, 300),
        updated_at: now.toISOString(),
        unfinished_runs: parked ? MAX_UNFINISHED_RUNS : 0,
      })
      .set(
        dead
          ? { state: 'dead' as const, ...(failure.secret && { payload: NOTHING }) }
          : { run_at: new Date(now.getTime() + waitAfter(job.attempt)).toISOString() },
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'lease lost';
    if (dead) await failure.onDead?.(transaction);
    return dead ? 'dead' : 'waiting';
  });
}

interface Leasable<Builder> {
  where(
    column: 'school_code' | 'id' | 'attempts' | 'state',
    is: '=',
    value: string | number,
  ): Builder & Leasable<Builder>;
}
const whereLeased = <Builder extends Leasable<Builder>>(builder: Builder, job: Job): Builder =>
  builder
    .where('school_code', '=', job.schoolCode)
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempt)
    .where('state', '=', 'waiting');

/** No process holds it. A lease longer than any we give was written while a clock was wrong. */
const isFree = (engine: Engine) =>
  sql<boolean>`(lease_until is null or lease_until <= ${databaseTime(engine)}
    or lease_until > ${databaseTime(engine, sql.lit(2 * LONGEST_LEASE_SECONDS))})`;

/**
 * A process that dies while it sends a mail may have sent it. The delay doubles each time, so that a process which dies
 * again and again does not send it again and again.
 */
const leaseEnd = (engine: Engine, earlierAttempts: Expression<unknown>) =>
  databaseTime(
    engine,
    sql`case when ${earlierAttempts} < ${sql.lit(MAX_DOUBLINGS)} then ${sql.lit(LEASE_SECONDS)} * (1 << ${earlierAttempts})
      else ${sql.lit(LONGEST_LEASE_SECONDS)} end`,
  );

const jobOf = (row: Selectable<Schema['jobs']>): ClaimedJob => ({
  id: row.id,
  schoolCode: row.school_code,
  kind: row.kind,
  payload: JSON.parse(row.payload),
  attempt: row.attempts,
  unfinishedRuns: row.unfinished_runs - 1,
  since: new Date(row.created_at),
});

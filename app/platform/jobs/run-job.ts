import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { type Database, isDatabaseUnavailable } from '../db/database.ts';
import type { Log } from '../log.ts';
import {
  type ClaimedJob,
  completeJob,
  failJob,
  type Job,
  type JobResult,
  MAX_UNFINISHED_RUNS,
  RENEW_LEASE_MS,
  renewLease,
} from './queue.ts';

export interface JobHandler {
  run(job: Job): Promise<JobResult>;
  /** Committed together with the job's death. */
  onDead?(job: Job): JobResult['finish'];
  /** Recurring: it is tried again and never ended, unless the process dies during it. */
  recurring?: boolean;
  /**
   * Its payload is for one reader only: once it has failed for good, the payload is erased and it cannot be tried
   * again.
   */
  secret?: boolean;
  /** It carries one enquiry, too small to kill the process, so it is retried until it arrives. */
  neverParked?: boolean;
}

/** Thrown by a handler when another attempt cannot help. Its message is stored, so it must not be personal. */
export class PermanentError extends Error {}

export interface RunDeps {
  database: Database;
  clock: Clock;
  log: Log;
  handlers: Record<string, JobHandler>;
  onEnd?: (kind: string, outcome: JobOutcome) => void;
}
export type JobOutcome = 'done' | 'retry' | 'dead' | 'parked' | 'lease lost';

/** Runs one job and records how it ended. Does not throw. */
export async function runJob(deps: RunDeps, job: ClaimedJob): Promise<void> {
  const renewing = setInterval(() => {
    renewLease(deps.database, job).catch(() => undefined);
  }, RENEW_LEASE_MS);
  try {
    const outcome = await runToTheEnd(deps, job);
    deps.onEnd?.(job.kind, outcome);
  } catch (error) {
    deps.log.error({ err: error, job: job.id, kind: job.kind }, 'the end of a job could not be saved');
  } finally {
    clearInterval(renewing);
  }
}

async function runToTheEnd(deps: RunDeps, job: ClaimedJob): Promise<JobOutcome> {
  const { database, clock, log, handlers } = deps;
  const handler = handlers[job.kind]!;
  const about = { job: job.id, kind: job.kind, attempt: job.attempt };
  const ifDead = { secret: handler.secret === true, onDead: handler.onDead?.(job) };
  if (job.unfinishedRuns >= MAX_UNFINISHED_RUNS && !handler.neverParked) {
    const failure = { why: PARKED, mayDie: true, hopeless: true, parked: true, ...ifDead };
    const ended = await withRetries(() => failJob(database, job, clock(), failure));
    if (ended !== 'dead') return 'lease lost';
    log.error(
      about,
      'ALARM: the server crashed twice while this job ran; the job is not tried again automatically',
    );
    return 'parked';
  }
  let result: JobResult;
  try {
    result = await handler.run(job);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const failure = {
      why,
      mayDie: !handler.recurring,
      hopeless: error instanceof PermanentError,
      ...ifDead,
    };
    const ended = await withRetries(() => failJob(database, job, clock(), failure));
    log[ended === 'dead' ? 'error' : 'warn']({ ...about, why }, `job failed: ${ended}`);
    return ended === 'waiting' ? 'retry' : ended;
  }
  // The work is done, perhaps on another server: a database that is unavailable right now must not cause it
  // to be done twice.
  const ended = await withRetries(() => completeJob(database, job, clock(), result));
  if (ended === 'lease lost') log.warn(about, 'a job was taken over by another process before it ended');
  return ended === 'completed' ? 'done' : ended;
}

/** The message for `jobs.last_error`. */
const PARKED = 'the server died twice while it ran';

/** For errors that are not an outage, such as a deadlock that PostgreSQL resolved. */
const MAX_WRITES = 5;
const LONGEST_PAUSE_MS = 3000;

/** Retries for as long as the database is not available: otherwise the work would be done again. */
async function withRetries<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await work();
    } catch (error) {
      if (attempts >= MAX_WRITES && !isDatabaseUnavailable(error)) throw error;
      await wait(Math.min(250 * attempts, LONGEST_PAUSE_MS));
    }
  }
}
